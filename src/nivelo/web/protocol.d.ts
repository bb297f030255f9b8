// Written by scripts/protocol_types.py from the server's sources; do not edit.


/** All of a table, when a connection begins. `you` is the reader's seat or -1. */
export interface Hello {
  type: "hello";
  protocol: number;
  seq: number;
  position: number;
  you: number;
  table: TableInfo;
  open: Open | null;
  own: Own | null;
  clock: Clock;
  events: EventInfo[];
  said: Said[];
  present: number[];
  muted: number[];
  former: number;
}

/** Something has happened. Fields that have not changed are left out. */
export interface Update {
  type: "update";
  seq: number;
  position: number;
  you?: number | null;
  table?: TableInfo | null;
  open?: Open | null;
  own?: Own | null;
  clock?: Clock | null;
  events?: EventInfo[];
  said?: Said | null;
  muted?: number[] | null;
  former?: number | null;
}

/** The seats whose person is connected now, and how many watch. */
export interface Presence {
  type: "presence";
  present: number[];
  watching: number;
}

/** The command has been done and is stored; `seq` is its entry. */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
}

/** The answer is held ready until it is asked for; it is not stored. */
export interface Noted {
  type: "noted";
  id: number;
}

/** The layout could be laid out now, as these groups. */
export interface Checked {
  type: "checked";
  id: number;
  groups: GroupInfo[];
}

/** The answer to a question for a hint. */
export interface Hinted {
  type: "hinted";
  id: number;
  hint: HintInfo;
}

/** The answer to a question for the coach. */
export interface Coached {
  type: "coached";
  id: number;
  coach: CoachInfo;
}

/** A command was not done, and nothing has changed. The code is stable, the text English. */
export interface Refused {
  type: "error";
  id: number;
  code: string;
  text: string;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** The server closes the connection; `again` says whether to connect again. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** A sign, else the first letter of the name; a colour, else that of the seat. */
export interface Avatar {
  sign: "" | "apple" | "boat" | "cat" | "cup" | "fish" | "flower" | "leaf" | "mushroom" | "owl" | "rabbit" | "rocket" | "umbrella";
  colour: "" | "blue" | "brown" | "gold" | "green" | "grey" | "pink" | "teal" | "violet";
}

/** A group on the table: whose, what it is, and its cards with what jokers stand for. */
export interface GroupInfo {
  owner: number;
  kind: string;
  cards: string[];
}

/** A bot by its name. `strength` (1 to 10) is heeded only by the old name `strong`. */
export interface BotChoice {
  name: string;
  strength: number;
}

/** How a table is set up; docs/protocol.md explains each field. */
export interface Setup {
  game: string;
  description: string;
  seats: number;
  sides: string[];
  mix: string;
  options: Record<string, string>;
  timer: number;
  knock_seconds: number;
  pace: number;
  dealer: number;
  bot: BotChoice;
  spectators: boolean;
  listed: boolean;
  hints: boolean;
}

/** A seat as everyone sees it. A person's seat may have a bot standing in. */
export interface SeatInfo {
  name: string;
  person: boolean;
  bot: BotChoice | null;
  ready: boolean;
  side: string;
  word: string;
  wins: number;
  left: boolean;
  avatar: Avatar | null;
}

/** A table as everyone sees it, without the cards. */
export interface TableInfo {
  id: string;
  code: string;
  setup: Setup;
  title: string;
  status: string;
  number: number;
  host: number;
  seats: SeatInfo[];
  levels: string[][];
  track: string[];
  commitment: string;
}

/** The part of a position that is for one seat only. */
export interface Own {
  seat: number;
  hand: string[];
  kept: string[];
  legal: string[];
  undo: boolean;
}

/** Something that happened; cards that the reader may not know are written as `?`. */
export interface EventInfo {
  what: string;
  seat: number;
  cards: string[];
  place: number;
}

/** A line of chat, or a reaction. */
export interface Said {
  seq: number;
  at: number;
  seat: number;
  text: string;
  reaction: boolean;
}

/** When the time of the seat to act is up, and the server's time now; 0: there is no limit. */
export interface Clock {
  now: number;
  until: number;
}

/** What a hand lacks for its level. `helps` says how many cards of a face are unseen. */
export interface HintInfo {
  level: number;
  asks: string[];
  missing: number;
  layout: GroupInfo[];
  helps: Record<string, number>;
  unseen: number;
  suggestion: string;
}

/** The chance to complete the level within so many turns; bounds at 95 % if not exact. */
export interface ChanceInfo {
  turns: number;
  value: number;
  low: number;
  high: number;
  exact: boolean;
}

/** What a move leaves missing for the level, and how many unseen cards would help then. */
export interface EffectInfo {
  move: string;
  missing: number;
  helping: number;
}

/** How much more the choice wins than another move; bounds at 95 %. */
export interface GainInfo {
  value: number;
  low: number;
  high: number;
}

/** The chance to win the game after a move, as the strong bot sees it, and its error. */
export interface OpinionInfo {
  move: string;
  chance: number;
  error: number;
  behind: GainInfo | null;
}

/** A way to end the round now: a take, a layout, then lay-offs and the last discard. */
export interface GoingOutInfo {
  take: string;
  layout: GroupInfo[];
  moves: string[];
  wins: boolean;
}

/** Why, as a fact of the table: a code of docs/coach.md, and whom it speaks of, or -1. */
export interface ReasonInfo {
  code: string;
  seat: number;
}

/** All figures that the coach has for a seat; docs/coach.md says what they mean. */
export interface CoachInfo {
  chances: ChanceInfo[];
  takes: EffectInfo[];
  discards: EffectInfo[];
  going_out: GoingOutInfo | null;
  choice: string;
  opinions: OpinionInfo[];
  gain: GainInfo | null;
  why: ReasonInfo | null;
}

/** The part of a position that everyone sees. */
export interface Open {
  round: number;
  turns: number;
  dealer: number;
  turn: number;
  direction: number;
  to_act: number;
  decision: string;
  ender: number;
  winner: number;
  levels: number[];
  laid_out: boolean[];
  hand_sizes: number[];
  kept_sizes: number[];
  known: string[][];
  kept_seen: string[][];
  piles: string[][];
  draw_size: number;
  under: string[];
  front: string[][];
  opened: string[][];
  beside: number;
  thrown: number;
  knocker: number;
  stock: number;
  towers: number[];
  dice: number[];
  again: boolean;
  must_steal: boolean;
  asked: string;
  todo: number;
  done: number;
  groups: GroupInfo[];
  draft: GroupInfo[];
  draft_anchor: number;
  draft_cards: string[];
}

/** The TOML text that describes a game; docs/custom-games.md explains it. */
export interface OwnGameText {
  description: string;
}

/** A custom game as it is stored. */
export interface CustomGameRow {
  id: string;
  person: number;
  title: string;
  description: string;
  changed_at: number;
}

/** A saved game. To play it, give its description in a table's setup. */
export interface OwnGame {
  id: string;
  title: string;
  description: string;
  changed_at: number;
  yours: boolean;
}

/** A face of the deck: how it is written, what it is, how many cards have it. */
export interface CardInfo {
  text: string;
  kind: string;
  value: string;
  colour: string;
  count: number;
}

/** What a level asks for, and where that is known from. */
export interface LevelInfo {
  groups: string[];
  source: string;
}

/** A game as one chooses it. */
export interface GameInfo {
  id: string;
  title: string;
  players: [number, number];
  hand: number;
  sides: Record<string, LevelInfo[]>;
  mixes: string[];
  options: Record<string, string[]>;
  colours: string[];
  values: number;
  elements: string[];
  animals: string[];
  common_pile: boolean;
  track: string[];
  cards: Record<string, CardInfo[]>;
}

/** All games, and the bots that play them. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** A custom game, as a TOML text. */
export interface Description {
  description: string;
}

/** What is written in a description, key by key, whether or not it can be played. */
export interface ParsedDescription {
  content: Record<string, unknown>;
}

/** A position and the move that led to it. Frame 0 is the first deal, which nobody made. */
export interface Frame {
  number: number;
  at: number;
  seat: number;
  by: string;
  move: string;
  events: EventInfo[];
  open: Open;
  own: Own[];
}

/** A game that is over. Times are milliseconds since 1970; `you` is one's seat or -1. */
export interface Result {
  table: string;
  number: number;
  game: string;
  title: string;
  started_at: number;
  ended_at: number;
  rounds: number;
  turns: number;
  finished: boolean;
  you: number;
  seats: Score[];
}

/** One thing that `nivelo verify` looks at: passed, failed, or absent if it is not stated. */
export interface ProofCheck {
  name: string;
  outcome: string;
  reason: string;
}

/** Whether a game was as it was promised, and its record. */
export interface Verified {
  ok: boolean;
  checks: ProofCheck[];
  record: string;
}

/** How far a review is, and once `done` is `total` what it has found. */
export interface ReviewInfo {
  seat: number;
  done: number;
  total: number;
  ready: boolean;
  marked: Mark[];
  course: Mark[];
  decisions: number;
  perhaps: Mark[];
}

/** A page of finished games, and how many there are in all. */
export interface FinishedGames {
  total: number;
  start: number;
  games: Result[];
}

/** All that is needed to deal the cards again; docs/fairness.md says how. */
export interface Proof {
  commitment: string;
  secret: string;
  words: string[];
  seed: string;
  ok: boolean;
  checks: ProofCheck[];
}

/** A finished game without its moves. `frames` is one more than the moves that stand. */
export interface FinishedGame {
  result: Result;
  milliseconds: number;
  setup: Setup;
  levels: string[][];
  track: string[];
  frames: number;
  proof: Proof;
}

/** A page of the frames of a game; `total` is how many there are in all. */
export interface Replay {
  total: number;
  start: number;
  frames: Frame[];
}

/** The record of a finished game, and what its file is called. */
export interface FinishedRecord {
  name: string;
  text: string;
}

/** Every game that has been played here; custom games are counted together as `own`. */
export interface GlobalStatistics {
  games: GlobalGame[];
}

/** A person's games: all together, and each by itself, the one played last first. */
export interface PersonalStatistics {
  total: PersonalGame;
  games: PersonalGame[];
}

/** A table as lists show it. */
export interface TableRow {
  id: string;
  code: string;
  status: string;
  game: string;
  title: string;
  seats: number;
  free: number;
  names: string;
  changed_at: number;
  your_turn: boolean;
  left: boolean;
}

/** How many hands were dealt, and what they say of the levels of each side. */
export interface Odds {
  hands: number;
  sides: Record<string, LevelOdds[]>;
}

/** Which game, and after how many hands or seconds to stop. */
export interface Question {
  game: string;
  description: string;
  mix: string;
  hands: number;
  seconds: number;
}

/** One of the games, or a custom game as TOML, with one of its mixes. */
export interface OddsOf {
  game: string;
  description: string;
  mix: string;
}

/** Who the device belongs to; null if it has not said a name yet. */
export interface Me {
  name: string | null;
  avatar?: Avatar | null;
}

/** What a person wants to be called, and how to look; without an avatar they look as before. */
export interface NewName {
  name: string;
  avatar: Avatar | null;
}

/** How a table is set up, and which seats bots take. Whoever creates it has seat 0. */
export interface NewTable {
  setup: Setup;
  bots: Record<string, BotChoice>;
}

/** Where to find a new table. */
export interface TableMade {
  id: string;
  code: string;
}

/** A table in a list. */
export interface TableFound {
  id: string;
  code: string;
  game: string;
  title: string;
  status: string;
  seats: number;
  free: number;
  names: string[];
  changed_at: number;
  your_turn: boolean;
  left: boolean;
}

/** How the server is. */
export interface Health {
  status: string;
}

/** The key with which a browser subscribes, null if this server calls nobody. */
export interface PushInfo {
  key: string | null;
  devices: number;
}

/** The keys of a subscription, in base64 for addresses. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription, as `PushManager.subscribe` returns it, and the person's language. */
export interface PushDevice {
  endpoint: string;
  keys: PushKeys;
  language: string;
}

/** A device that is to be called no longer. */
export interface PushEndpoint {
  endpoint: string;
}

/** A token that moves a seat to another device, once, until a time. */
export interface Recovery {
  token: string;
  until: number;
}

/** The token of a recovery link. */
export interface RecoveryToken {
  token: string;
}

/** How a seat came out. `level` is the one it had reached, one past the last if it passed all. */
export interface Score {
  name: string;
  person: boolean;
  bot: string;
  level: number;
  won: boolean;
}

/** A decision: which move it was, and the chance to win by the best move and by the one made. */
export interface Mark {
  number: number;
  round: number;
  decision: string;
  tops: string[];
  best: OpinionInfo;
  made: OpinionInfo;
  gain: number;
  low: number;
  high: number;
  why: ReasonInfo | null;
}

/** How one game comes out on this server; averages are of games with a winner. */
export interface GlobalGame {
  game: string;
  title: string;
  played: number;
  finished: number;
  milliseconds: number | null;
  rounds: number | null;
  turns: number | null;
  players: Players[];
}

/** How a person has fared in one game, or in all of them. */
export interface PersonalGame {
  game: string;
  title: string;
  played: number;
  finished: number;
  won: number;
  milliseconds: number | null;
  rounds: number | null;
  best_level: number;
  fewest_rounds: number | null;
  streak: number;
  longest_streak: number;
  with_people: Tally;
  with_bots: Tally;
  last_at: number;
  rounds_played: number;
}

/** A level: in how many of the hands it was complete, and the bounds of that share (95 %). */
export interface LevelOdds {
  groups: string[];
  complete: number;
  low: number;
  high: number;
  missing: number;
}

/** How one kind of players fared: people (`bot` is empty) or a bot by its name. */
export interface Players {
  bot: string;
  seats: number;
  won: number;
}

/** Games with a winner, and how many of them were won. */
export interface Tally {
  finished: number;
  won: number;
}

/** Take a free seat, or the seat of a bot before the game begins; -1 is any free seat. */
export interface SitCommand {
  type: "sit";
  id?: number;
  seat?: number;
}

/** Give up one's seat; in a game a bot sits in until one comes back. */
export interface LeaveCommand {
  type: "leave";
  id?: number;
}

/** Say that one is ready, or not yet. `at` is the `seq` that the sender saw; 0: any. */
export interface ReadyCommand {
  type: "ready";
  id?: number;
  on?: boolean;
  at?: number;
}

/** Choose a side of the level card, one's own or, for the host, a seat's. */
export interface PickCommand {
  type: "pick";
  id?: number;
  side: string;
  seat?: number;
}

/** Add one's word to the seed of the game. */
export interface WordCommand {
  type: "word";
  id?: number;
  word: string;
}

/** Host: put a bot on a free seat, or let it stand in for an absent person. */
export interface BotCommand {
  type: "bot";
  id?: number;
  seat: number;
  bot?: BotChoice;
  name?: string;
}

/** Give a seat back to its person, or free a bot's seat: the host's right, and the person's. */
export interface ReturnCommand {
  type: "return";
  id?: number;
  seat: number;
  name?: string;
}

/** Host: remove a person from the table. */
export interface RemoveCommand {
  type: "remove";
  id?: number;
  seat: number;
  name?: string;
}

/** Host: set the table up differently, before a game begins. */
export interface ChangeCommand {
  type: "change";
  id?: number;
  setup: Setup;
}

/** Host: begin. Free seats are filled with bots, or go if there are to be none. */
export interface StartCommand {
  type: "start";
  id?: number;
  fill?: boolean;
}

/** Make a move, or lay out a whole level. `at` is the position that the sender saw. */
export interface MoveCommand {
  type: "move";
  id?: number;
  at: number;
  move: string;
}

/** Say beforehand whether one will knock when asked in this round of asking. */
export interface AnswerCommand {
  type: "answer";
  id?: number;
  at: number;
  move: string;
}

/** Take back one's last move, if it has revealed nothing. */
export interface UndoCommand {
  type: "undo";
  id?: number;
  at: number;
}

/** Ask whether a layout could be laid out; nothing is played. */
export interface CheckCommand {
  type: "check";
  id?: number;
  layout: string;
}

/** Ask what is missing and what would help. */
export interface HintCommand {
  type: "hint";
  id?: number;
}

/** Ask the coach for all figures, and what is better than a move that one has in mind. */
export interface CoachCommand {
  type: "coach";
  id?: number;
  move?: string;
}

/** Host: stop the clocks and all moves, or go on. */
export interface PauseCommand {
  type: "pause";
  id?: number;
  on?: boolean;
}

/** Host: end the game without a winner. */
export interface EndCommand {
  type: "end";
  id?: number;
}

/** Host: end a round that drags on; nobody has ended it then (G25). */
export interface CallOffCommand {
  type: "calloff";
  id?: number;
}

/** Host: another game with the same people. */
export interface RematchCommand {
  type: "rematch";
  id?: number;
}

/** Say something to all at the table. */
export interface ChatCommand {
  type: "chat";
  id?: number;
  text: string;
}

/** A small sign to all at the table. */
export interface ReactCommand {
  type: "react";
  id?: number;
  reaction: string;
}

/** Do not be sent what a seat says, or be sent it again. */
export interface MuteCommand {
  type: "mute";
  id?: number;
  seat: number;
  on?: boolean;
  name?: string;
}

/** Say how this connection's page is looked at; one that does not say so is not waited for. */
export interface ViewingCommand {
  type: "viewing";
  id?: number;
  visible?: boolean;
  pace?: number;
}

/** Say that one has looked long enough at the end of a round. */
export interface ProceedCommand {
  type: "proceed";
  id?: number;
  round: number;
}

/** Ask for a sign of life. */
export interface PingCommand {
  type: "ping";
  id?: number;
}

export type ServerMessage = Hello | Update | Presence | Ack | Noted | Checked | Hinted | Coached | Refused | Pong | Bye;

export type Command =
  | SitCommand
  | LeaveCommand
  | ReadyCommand
  | PickCommand
  | WordCommand
  | BotCommand
  | ReturnCommand
  | RemoveCommand
  | ChangeCommand
  | StartCommand
  | MoveCommand
  | AnswerCommand
  | UndoCommand
  | CheckCommand
  | HintCommand
  | CoachCommand
  | PauseCommand
  | EndCommand
  | CallOffCommand
  | RematchCommand
  | ChatCommand
  | ReactCommand
  | MuteCommand
  | ViewingCommand
  | ProceedCommand
  | PingCommand;
