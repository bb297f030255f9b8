/** The list of what each screen loads at once is that of the sources. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { listed, modulesOf, stored } from "../../scripts/preloads.mjs";

test("the list is up to date (npm run preloads writes it)", async () => {
  assert.deepEqual(await stored(), await listed());
});

test("a screen's modules are those it imports, and theirs, but not those it may load later", async () => {
  const table = await modulesOf("screens/table.js");
  for (const name of ["screens/table.js", "table/hand/hand.js", "vendor/signals-core.js"]) {
    assert.ok(table.has(name), name);
  }
  assert.equal(table.has("screens/home.js"), false);
  assert.equal((await modulesOf("screens/history.js")).has("fairness/proof.js"), false);
});
