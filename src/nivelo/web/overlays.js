/**
 * Going back closes what lies over the screen, such as a window, before it leaves the screen: while
 * anything is open, the history has an entry more.
 */

const LONGEST = 1000; // milliseconds that going back takes

/** How each is closed, the uppermost last. @type {{close: () => void}[]} */
let open = [];
let returning = false; // the entry of what was closed is being left
/** @type {ReturnType<typeof setTimeout> | undefined} */
let giveUp;
/** What is to happen as soon as it has been left. @type {(() => void)[]} */
let later = [];

/** Is this the entry that stands for what is open? */
export function isOverlayEntry() {
  return Boolean(history.state?.overlay);
}

// The page was loaded again: nothing is open, and going back from here would lead to the same screen.
if (isOverlayEntry()) leaveEntry();

function leaveEntry() {
  returning = true;
  history.back();
  giveUp = setTimeout(() => {
    // There is nowhere to go back to, as in the copy of a tab.
    history.replaceState({ ...history.state, overlay: false }, "");
    arrived();
  }, LONGEST);
}

/**
 * Something has opened over the screen.
 *
 * @param {() => void} close what going back does
 * @returns {() => void} to be called when it has been closed
 */
export function closedByGoingBack(close) {
  const overlay = { close };
  open.push(overlay);
  setTimeout(settle);
  return () => {
    open = open.filter((each) => each !== overlay);
    setTimeout(settle); // one window may take the place of another
  };
}

/** One entry for all that is open, and none for nothing. */
function settle() {
  if (returning || open.length > 0 === isOverlayEntry()) return;
  if (open.length) {
    history.pushState({ ...history.state, overlay: true }, "");
  } else {
    leaveEntry();
  }
}

/** The entry has been left. */
function arrived() {
  clearTimeout(giveUp);
  returning = false;
  const actions = later;
  later = [];
  for (const action of actions) action();
  settle();
}

/** The screen is left: what is open goes with it. */
export function leaveOverlays() {
  open = [];
}

/** Do something now, or as soon as the history is where it should be. @param {() => void} action */
export function onceSettled(action) {
  if (returning) later.push(action);
  else action();
}

/** The history has moved. Returns whether the screen stays the same. */
export function staysOnScreen() {
  if (returning) {
    arrived();
    return true;
  }
  const top = open.at(-1);
  if (!top || isOverlayEntry()) return false;
  top.close();
  setTimeout(settle);
  return true;
}
