/**
 * The first game: one round of Level 8 that is always the same, played in the browser alone. Only
 * what the lesson is about can be done; the table and its parts are those of every other game.
 */

import { face, LEVEL8 } from "../cards/faces.js";
import { without } from "../game/sorting.js";
import { signal } from "../html.js";
import { name } from "../state/person.js";
import { animates } from "../state/settings.js";
import { StillTable, stillInfo, stillSeat } from "../state/still_table.js";
import { text } from "../texts.js";
import { answersBefore, keepAnswers } from "./answers.js";
import { BEN, MIA, YOU, dealt } from "./deal.js";

/** @import { EventInfo, GroupInfo, Open } from "../protocol.js" */

/** Of each of the others, another name if the player has the first. */
const NAMES = [
  ["Mia", "Lea"],
  ["Ben", "Tom"],
];
const A_BOT = { person: false, bot: { name: "beginner", strength: 10 } };
const LEVELS = [
  "run 3, run 3",
  "set 2, set 2, set 2, set 2",
  "run 3, colour 4",
  "run 6, set 2",
  "run 7",
  "set 2, set 3, set 3",
  "set 3, colour 5",
  "set 2, set 3, set 4",
];

const HAND = ["R4", "B5", "G9", "J", "P4", "Y15", "G15", "P1", "R1", "B1"];
// Neither for the level nor to be laid off by all means.
const SPARE = ["Y15", "G15", "P1", "R1", "B1"];
const MIA_LAYS_OUT = [
  ["G2", "P3", "O4"],
  ["B7", "Y8", "P9"],
];
const BEN_LAYS_OUT = [
  ["P5", "G6", "R7"],
  ["O12", "B13", "Y14"],
];

const MOMENT = 900; // milliseconds between what the others do

export class FirstRound extends StillTable {
  constructor() {
    super("tutorial");
    this.hand = HAND;
    const [mia = "", ben = ""] = NAMES.map((names) => names.find(isFree));
    /** What the words call the others. */
    this.names = { mia, ben };
    this.message = signal({ id: "", args: /** @type {Record<string, any>} */ ({}) });
    this.steps = signal(0);
    this.mayGoOn = signal(false);
    this.isOver = signal(false);
    /** @type {(move: string) => void} */
    this.answered = () => {};
    /** @type {string[]} */
    this.answers = [];
    this.before = answersBefore(); // what was done before the page was loaded again
    this.you.value = YOU;
    this.info.value = stillInfo({
      title: "Level 8",
      seats: [
        stillSeat(name.peek()?.trim() || text("tut-you")),
        ...[mia, ben].map((bot) => stillSeat(bot, A_BOT)),
      ],
      levels: [LEVELS, LEVELS, LEVELS],
    });
    this.open.value = dealt();
    this.show([]);
  }

  // What is asked of the player

  /** Say something, and wait until it is read. @param {string} id */
  say(id) {
    return this.wait(id, [], true);
  }

  /** Say what to do, and wait until it is done. @param {string} id @param {string[]} legal @param {Record<string, any>} [args] */
  ask(id, legal, args) {
    return this.wait(id, legal, false, args);
  }

  /** @param {string} id @param {string[]} legal @param {boolean} reading @param {Record<string, any>} [args] @returns {Promise<string>} */
  wait(id, legal, reading, args = {}) {
    this.message.value = { id, args };
    this.steps.value += 1;
    this.mayGoOn.value = reading;
    this.show(legal);
    return new Promise((resolve) => {
      this.answered = (move) => {
        this.answers.push(move);
        keepAnswers(this.answers);
        resolve(move);
      };
      const known = this.before.shift();
      if (known === undefined) return;
      if (reading || this.accepts(known)) this.answered(known);
      else this.before = []; // of another lesson
    });
  }

  /** What was said has been read. */
  goOn() {
    this.mayGoOn.value = false;
    this.answered("");
  }

  /** @override @param {string} move */
  async move(move) {
    if (this.accepts(move)) this.answered(move);
  }

  /** @param {string} move */
  accepts(move) {
    const legal = this.own.peek()?.legal ?? [];
    return legal.includes(move) || (move.startsWith("[") && legal.includes("lay-out"));
  }

  /** Whoever leaves the lesson or has finished it begins it again. */
  forget() {
    keepAnswers([]);
  }

  /** @override */
  get whatFirst() {
    const legal = this.own.peek()?.legal ?? [];
    if (legal[0] === "draw") return text("tut-first-draw");
    return legal[0]?.startsWith("pile") ? text("tut-first-take") : "";
  }

  /** @override @param {string} card */
  whyKept(card) {
    const useless = this.discards(SPARE).length > 0 && !SPARE.includes(card);
    return useless && !this.open.peek()?.laid_out[YOU] ? text("tut-keep") : "";
  }

  // The script

  async play() {
    await this.say("tut-hello");
    await this.say("tut-level");
    await this.ask("tut-draw", ["draw"]);
    this.draw(YOU, "O6");
    this.discard(YOU, (await this.ask("tut-discard", this.discards(SPARE))).slice(1));
    await this.others("tut-others", async () => {
      await this.plays(MIA, "O11");
      await this.plays(BEN, "R13", BEN_LAYS_OUT);
    });
    await this.say("tut-laid-out");
    await this.ask("tut-take", ["pile2"]);
    this.take(YOU, MIA);
    this.layOut(YOU, readLayout(await this.ask("tut-lay-out", ["lay-out"])));
    await this.layOffAll("tut-lay-off");
    this.discard(YOU, (await this.ask("tut-discard-again", this.discards(this.hand))).slice(1));
    await this.others("tut-others-again", async () => {
      await this.plays(MIA, "P14", MIA_LAYS_OUT);
      await this.plays(BEN, "B2");
    });
    await this.ask("tut-draw-again", ["draw"]);
    this.draw(YOU, "R3");
    await this.layOffAll("tut-lay-off-again");
    await this.ask("tut-last", this.discards(this.hand));
    this.end();
  }

  /** The others have their turns. @param {string} id @param {() => Promise<void>} work */
  async others(id, work) {
    this.message.value = { id, args: {} };
    this.steps.value += 1;
    this.show([]);
    await work();
    await this.pause();
  }

  /** A whole turn of another player, slow enough to follow. @param {number} seat @param {string} discards @param {string[][]} [laysOut] */
  async plays(seat, discards, laysOut) {
    this.set({ turn: seat, to_act: seat, decision: "taking" });
    await this.pause();
    this.draw(seat, "?");
    await this.pause();
    if (laysOut) {
      this.layOut(seat, laysOut);
      await this.pause();
    }
    this.discard(seat, discards);
  }

  /** Lay off, one after the other, until nothing fits any more. @param {string} id */
  async layOffAll(id) {
    for (;;) {
      const legal = this.layOffs();
      if (!legal.length || this.hand.length === 1) return;
      const move = await this.ask(id, legal);
      const [card = "", group = ""] = move.split("@");
      this.layOff(card, Number.parseInt(group, 10) - 1);
    }
  }

  pause() {
    if (this.before.length) return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, animates() ? MOMENT : MOMENT / 3);
    });
  }

  // What is possible

  /** @param {string[]} among */
  discards(among) {
    return [...new Set(this.hand.filter((card) => among.includes(card)))].map((card) => `-${card}`);
  }

  /** Every group here is a run: it takes the next value at either end. */
  layOffs() {
    const groups = this.open.peek()?.groups ?? [];
    return this.hand.flatMap((card) =>
      groups.flatMap((group, i) => {
        const values = group.cards.map(valueOf);
        const value = valueOf(card);
        return value === Math.min(...values) - 1 || value === Math.max(...values) + 1
          ? [`${card}@${i + 1}`]
          : [];
      }),
    );
  }

  // What happens

  /** @param {Partial<Open>} part */
  set(part) {
    if (this.open.value) this.open.value = { ...this.open.value, ...part };
  }

  /** Show the hand and what can be done. @param {string[]} legal */
  show(legal) {
    if (legal.length) {
      const taking = legal.some((move) => move === "draw" || move.startsWith("pile"));
      this.set({ turn: YOU, to_act: YOU, decision: taking ? "taking" : "playing" });
    }
    this.own.value = { seat: YOU, hand: this.hand, kept: [], legal, undo: false };
  }

  /** @param {EventInfo[]} events @param {Partial<Open>} part what they change */
  happen(events, part) {
    const before = this.open.value;
    const open = this.open.value;
    if (!open) return;
    const change = { events, before, live: true, still: this.before.length > 0 };
    this.notifyChanging(change);
    this.set(part);
    this.show([]);
    this.addToLog(change);
    this.notifyChanged(change);
  }

  /** How many cards everyone has after a change. @param {number} seat @param {number} by */
  sizes(seat, by) {
    return (this.open.value?.hand_sizes ?? []).map((size, i) => (i === seat ? size + by : size));
  }

  /** @param {number} seat @param {string[]} cards that leave a hand */
  leave(seat, cards) {
    if (seat === YOU) this.hand = without(this.hand, cards);
  }

  /** @param {number} seat @param {string} card */
  draw(seat, card) {
    if (seat === YOU) this.hand = [...this.hand, card];
    this.happen([event("drew", seat, [card])], {
      draw_size: (this.open.value?.draw_size ?? 1) - 1,
      hand_sizes: this.sizes(seat, 1),
      decision: "playing",
    });
  }

  /** @param {number} seat @param {number} from whose pile */
  take(seat, from) {
    const piles = structuredClone(this.open.value?.piles ?? []);
    const card = piles[from]?.pop() ?? "";
    this.hand = [...this.hand, card];
    this.happen([event("took", seat, [card], from)], {
      piles,
      hand_sizes: this.sizes(seat, 1),
      decision: "playing",
    });
  }

  /** @param {number} seat @param {string} card */
  discard(seat, card) {
    this.leave(seat, [card]);
    const piles = structuredClone(this.open.value?.piles ?? []);
    piles[seat]?.push(card);
    this.happen([event("discarded", seat, [card])], { piles, hand_sizes: this.sizes(seat, -1) });
  }

  /** @param {number} seat @param {string[][]} cards */
  layOut(seat, cards) {
    const open = this.open.value;
    if (!open) return;
    const groups = cards.map(
      (group) => /** @type {GroupInfo} */ ({ owner: seat, kind: "run", cards: group }),
    );
    this.leave(
      seat,
      cards.flat().map((card) => card.split("=")[0] ?? card),
    );
    this.happen(
      cards.map((group, i) => event("laid_out", seat, group, open.groups.length + i)),
      {
        groups: [...open.groups, ...groups],
        laid_out: open.laid_out.with(seat, true),
        hand_sizes: this.sizes(seat, -cards.flat().length),
      },
    );
  }

  /** @param {string} card @param {number} at which group */
  layOff(card, at) {
    const groups = structuredClone(this.open.value?.groups ?? []);
    const group = groups[at];
    if (!group) return;
    group.cards = [...group.cards, card].toSorted((a, b) => valueOf(a) - valueOf(b));
    this.leave(YOU, [card]);
    this.happen([event("laid_off", YOU, [card], at)], { groups, hand_sizes: this.sizes(YOU, -1) });
  }

  /** The last card is discarded: everyone moves up. */
  end() {
    const [card = ""] = this.hand;
    const piles = structuredClone(this.open.value?.piles ?? []);
    piles[YOU]?.push(card);
    this.hand = [];
    this.message.value = { id: "tut-end", args: {} };
    this.happen(
      [
        event("discarded", YOU, [card]),
        event("round_ended", YOU, []),
        event("moved_up", YOU, [], 3),
        event("moved_up", MIA, [], 2),
        event("moved_up", BEN, [], 2),
      ],
      { piles, hand_sizes: this.sizes(YOU, -1), levels: [3, 2, 2], ender: YOU, to_act: -1 },
    );
    this.isOver.value = true;
    this.forget();
  }
}

/** Does the player have another name? @param {string} other */
function isFree(other) {
  return other.toLowerCase() !== name.peek()?.trim().toLowerCase();
}

/** @param {string} what @param {number} seat @param {string[]} cards @param {number} [place] @returns {EventInfo} */
function event(what, seat, cards, place = -1) {
  return { what, seat, cards, place };
}

/** The value of a card, or the one that a joker stands for. @param {string} card */
function valueOf(card) {
  const shown = face(card, LEVEL8);
  return shown.stands?.value ?? shown.value;
}

/** `[R4 B5 O6 | G9 J=10 O11]` as groups. @param {string} layout */
function readLayout(layout) {
  return layout
    .slice(1, -1)
    .split("|")
    .map((group) =>
      group
        .trim()
        .split(" ")
        .toSorted((a, b) => valueOf(a) - valueOf(b)),
    );
}
