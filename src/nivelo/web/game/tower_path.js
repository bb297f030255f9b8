/**
 * The fields on which a tower sets down on its way, the last included. It goes clockwise, and
 * fields on which others stand are jumped, as the dice count.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} fields how many the board has
 * @param {Iterable<number>} others where the other towers stand
 */
export function towerPath(from, to, fields, others) {
  const taken = new Set(others);
  const way = Array.from({ length: fields }, (_, i) => (from + i + 1) % fields);
  return way.slice(0, way.indexOf(to) + 1).filter((field) => field === to || !taken.has(field));
}
