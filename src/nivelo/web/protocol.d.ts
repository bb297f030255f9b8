// Written by scripts/protocol_types.py from the server's sources; do not edit.


/** The complete state of a table, when a connection opens. `you` is the reader's seat or -1. */
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

/** Something has happened. Unchanged fields are left out. */
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

/** The seats whose person is connected now, and the number of people watching. */
export interface Presence {
  type: "presence";
  present: number[];
  watching: number;
}

/** The command has been carried out and stored; `seq` is its entry. */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
}

/** The answer is pending until the seat is asked; it is not stored. */
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

/** The answer to `hint`. */
export interface Hinted {
  type: "hinted";
  id: number;
  hint: HintInfo;
}

/** The answer to `coach`. */
export interface Coached {
  type: "coached";
  id: number;
  coach: CoachInfo;
}

/** A command was refused, and nothing has changed. The code is stable, the text English. */
export interface Refused {
  type: "error";
  id: number;
  code: string;
  text: string;
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** The server is closing the connection; `again` says whether to reconnect. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** A sign, or the first letter of the name; a colour, or that of the seat. */
export interface Avatar {
  sign: "" | "apple" | "boat" | "cat" | "cup" | "fish" | "flower" | "leaf" | "mushroom" | "owl" | "rabbit" | "rocket" | "umbrella";
  colour: "" | "blue" | "brown" | "gold" | "green" | "grey" | "pink" | "teal" | "violet";
}

/** A group on the table: its owner, kind, and cards with the meanings of jokers. */
export interface GroupInfo {
  owner: number;
  kind: string;
  cards: string[];
}

/** A bot by name. `strength` (1 to 10) is used only by the old name `strong`. */
export interface BotChoice {
  name: string;
  strength: number;
}

/** The setup of a table; docs/protocol.md explains each field. */
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

/** A seat as everyone sees it. A person's seat may have a stand-in bot. */
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

/** The private part of a position, for one seat. */
export interface Own {
  seat: number;
  hand: string[];
  kept: string[];
  legal: string[];
  undo: boolean;
}

/** Something that happened; cards hidden from the reader are written as `?`. */
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

/** The deadline of the seat to act, and the server's time now; 0: there is no limit. */
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

/** The chance of completing the level within so many turns; bounds at 95 % if not exact. */
export interface ChanceInfo {
  turns: number;
  value: number;
  low: number;
  high: number;
  exact: boolean;
}

/** How many cards the level lacks after a move, and how many unseen cards would help then. */
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

/** The chance of winning the game after a move, as the strong bot estimates it, and its error. */
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

/** The reason, as a fact of the table: a code of docs/coach.md, and the seat it refers to, or */
export interface ReasonInfo {
  code: string;
  seat: number;
}

/** The coach's figures for a seat; docs/coach.md explains them. */
export interface CoachInfo {
  chances: ChanceInfo[];
  takes: EffectInfo[];
  discards: EffectInfo[];
  going_out: GoingOutInfo | null;
  choice: string;
  opinions: OpinionInfo[];
  gain: GainInfo | null;
  why: ReasonInfo | null;
  then: string[];
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

/** The TOML text of a game; docs/custom-games.md explains it. */
export interface OwnGameText {
  description: string;
}

/** A custom game as stored. */
export interface CustomGameRow {
  id: string;
  person: number;
  title: string;
  description: string;
  changed_at: number;
}

/** A saved game. To play it, put its description into a table's setup. */
export interface OwnGame {
  id: string;
  title: string;
  description: string;
  changed_at: number;
  yours: boolean;
}

/** A face of the deck: its notation, what it is, how many copies there are. */
export interface CardInfo {
  text: string;
  kind: string;
  value: string;
  colour: string;
  count: number;
}

/** The groups of a level, and its source. */
export interface LevelInfo {
  groups: string[];
  source: string;
}

/** A game, for choosing one. */
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

/** The content of a description, key by key, whether or not it can be played. */
export interface ParsedDescription {
  content: Record<string, unknown>;
}

/** A position and the move that led to it. Frame 0 is the first deal, without a move. */
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

/** A finished game. Times are milliseconds since 1970; `you` is the reader's seat or -1. */
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

/** One check of `nivelo verify`: passed, failed, or absent if it is not stated. */
export interface ProofCheck {
  name: string;
  outcome: string;
  reason: string;
}

/** Whether a game passes verification, and its record. */
export interface Verified {
  ok: boolean;
  checks: ProofCheck[];
  record: string;
}

/** The progress of a review and, once `done` is `total`, its findings. */
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

/** A page of finished games, and the total number. */
export interface FinishedGames {
  total: number;
  start: number;
  games: Result[];
}

/** Everything needed to deal the cards again; docs/fairness.md explains how. */
export interface Proof {
  commitment: string;
  secret: string;
  words: string[];
  seed: string;
  ok: boolean;
  checks: ProofCheck[];
}

/** A finished game without its moves. `frames` is the number of moves that stand, plus one. */
export interface FinishedGame {
  result: Result;
  milliseconds: number;
  setup: Setup;
  levels: string[][];
  track: string[];
  frames: number;
  proof: Proof;
}

/** A page of the frames of a game; `total` is the number of all frames. */
export interface Replay {
  total: number;
  start: number;
  frames: Frame[];
}

/** The record of a finished game, and its file name. */
export interface FinishedRecord {
  name: string;
  text: string;
}

/** Every game that has been played here; custom games are counted together as `own`. */
export interface GlobalStatistics {
  games: GlobalGame[];
}

/** A person's games: all together, and each one, the one played last first. */
export interface PersonalStatistics {
  total: PersonalGame;
  games: PersonalGame[];
}

/** A table, as shown in lists. */
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

/** The number of hands dealt, and the results for the levels of each side. */
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

/** The person of this device; null if it has no name yet. */
export interface Me {
  name: string | null;
  avatar?: Avatar | null;
}

/** A person's new name and avatar; without an avatar it stays as it is. */
export interface NewName {
  name: string;
  avatar: Avatar | null;
}

/** The setup of a table, and which seats bots take. Its creator gets seat 0. */
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

/** The health of the server. */
export interface Health {
  status: string;
}

/** The key with which a browser subscribes; null if push is off. */
export interface PushInfo {
  key: string | null;
  devices: number;
}

/** The keys of a subscription, in URL-safe base64. */
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

/** A device to unsubscribe. */
export interface PushEndpoint {
  endpoint: string;
}

/** A token that moves a seat to another device, once and for a limited time. */
export interface Recovery {
  token: string;
  until: number;
}

/** The token of a recovery link. */
export interface RecoveryToken {
  token: string;
}

/** A seat's result. `level` is the level it had reached, one past the last if it passed all. */
export interface Score {
  name: string;
  person: boolean;
  bot: string;
  level: number;
  won: boolean;
}

/** A decision: its move number, and the chance of winning by the best move and by the one made. */
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

/** Results of one game on this server; averages are over games with a winner. */
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

/** A person's results in one game, or in all of them. */
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

/** A level: the number of hands that contained it, and the bounds of that share (95 %). */
export interface LevelOdds {
  groups: string[];
  complete: number;
  low: number;
  high: number;
  missing: number;
}

/** Results of one kind of player: people (`bot` is empty) or a bot by name. */
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

/** Take a free seat, or a bot's seat before the game begins; -1 is any free seat. */
export interface SitCommand {
  type: "sit";
  id?: number;
  seat?: number;
}

/** Give up your seat; during a game a bot plays on until you come back. */
export interface LeaveCommand {
  type: "leave";
  id?: number;
}

/** Say that you are ready, or not. `at` is the last `seq` you have seen; 0: any. */
export interface ReadyCommand {
  type: "ready";
  id?: number;
  on?: boolean;
  at?: number;
}

/** Choose a side of the level card, your own or, as host, a seat's. */
export interface PickCommand {
  type: "pick";
  id?: number;
  side: string;
  seat?: number;
}

/** Add your word to the seed of the game. */
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

/** Host, or the person: give a seat back to its person, or free a bot's seat. */
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

/** Host: change the setup before a game begins. */
export interface ChangeCommand {
  type: "change";
  id?: number;
  setup: Setup;
}

/** Host: start the game. Free seats are filled with bots, or removed. */
export interface StartCommand {
  type: "start";
  id?: number;
  fill?: boolean;
}

/** Make a move, or lay out a whole level. `at` is the position you saw. */
export interface MoveCommand {
  type: "move";
  id?: number;
  at: number;
  move: string;
}

/** Decide in advance whether you will knock when asked in this window. */
export interface AnswerCommand {
  type: "answer";
  id?: number;
  at: number;
  move: string;
}

/** Take back your last move, if it has revealed nothing. */
export interface UndoCommand {
  type: "undo";
  id?: number;
  at: number;
}

/** Check whether a layout could be laid out, without playing it. */
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

/** Ask the coach for all figures, and what is better than a move you are considering. */
export interface CoachCommand {
  type: "coach";
  id?: number;
  move?: string;
}

/** Host: stop the clocks and all moves, or resume. */
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

/** Host: end a round that drags on, as a round that nobody ended (G25). */
export interface CallOffCommand {
  type: "calloff";
  id?: number;
}

/** Host: another game with the same people. */
export interface RematchCommand {
  type: "rematch";
  id?: number;
}

/** Send a line of chat to the table. */
export interface ChatCommand {
  type: "chat";
  id?: number;
  text: string;
}

/** Send a reaction to the table. */
export interface ReactCommand {
  type: "react";
  id?: number;
  reaction: string;
}

/** Mute a seat's chat, or unmute it. */
export interface MuteCommand {
  type: "mute";
  id?: number;
  seat: number;
  on?: boolean;
  name?: string;
}

/** Report whether this connection's page is visible; nobody waits for one that does not report. */
export interface ViewingCommand {
  type: "viewing";
  id?: number;
  visible?: boolean;
  pace?: number;
}

/** Say that you have seen the end of a round. */
export interface ProceedCommand {
  type: "proceed";
  id?: number;
  round: number;
}

/** Check that the connection is alive. */
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
