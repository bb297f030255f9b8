/**
 * Being called to one's turn by Web Push, on this device. Off until it is asked for: only then the
 * browser is asked for its permission.
 */

import { get, post, remove } from "../api.js";
import { effect, signal } from "../html.js";
import { ALONE, BASE } from "../place.js";
import { language } from "../texts.js";
import { called } from "./settings.js";

/** @import { PushInfo } from "../protocol.js" */

/**
 * @typedef {"unknown" | "needs-server" | "insecure" | "unsupported" | "off-server" | "denied" | "off" | "on"} PushStatus
 */

/** Is one called on this device, and if not, could one be? */
export const pushStatus = signal(/** @type {PushStatus} */ ("unknown"));
/** On how many devices one is called. */
export const pushDevices = signal(0);

/** Why one cannot be called here, whatever one wants; empty if one can. @returns {PushStatus | ""} */
function obstacle() {
  if (ALONE) return "needs-server";
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in self && "Notification" in self)) {
    return "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

/** @param {PushInfo} info @param {boolean} here is one called on this device? */
function learn(info, here) {
  pushDevices.value = info.devices;
  pushStatus.value = info.key === null ? "off-server" : here ? "on" : "off";
}

/** Find out how things stand; nothing is asked of the person. */
export async function loadPush() {
  const why = obstacle();
  if (why) {
    pushStatus.value = why;
    return;
  }
  /** @type {PushInfo} */
  const info = await get("/push");
  learn(info, called.value && Notification.permission === "granted");
}

/** The browser's side of it, which lies in the service worker. @returns {Promise<PushManager>} */
async function pushManager() {
  // It may be so early that it was not registered yet, and `ready` waits for ever if it cannot be.
  await navigator.serviceWorker.register(`${BASE}/sw.js`, { scope: `${BASE}/` });
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Be called on this device from now on. The browser may ask the person whether it may. */
export async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") {
    // Whoever only closed the question may be asked again.
    pushStatus.value = Notification.permission === "denied" ? "denied" : "off";
    return;
  }
  await subscribe();
}

async function subscribe() {
  /** @type {PushInfo} */
  const info = await get("/push");
  if (info.key === null) {
    learn(info, false);
    return;
  }
  const manager = await pushManager();
  const former = await manager.getSubscription();
  // One that was made for another key is of no use: the server's database is a new one.
  if (former && keyOf(former) !== info.key) await former.unsubscribe();
  const made = await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(info.key),
  });
  const { endpoint, keys } = made.toJSON();
  learn(await post("/push", { endpoint, keys, language: language.value }), true);
  called.value = true;
}

/** @param {string} text base64 for addresses */
function toBytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (mark) => mark.charCodeAt(0));
}

/** The key for which a subscription was made. @param {PushSubscription} subscription */
function keyOf(subscription) {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Be called no longer on this device. */
export async function turnOff() {
  const subscription = await (await pushManager()).getSubscription();
  called.value = false;
  if (!subscription) {
    pushStatus.value = "off";
    return;
  }
  learn(await post("/push/remove", { endpoint: subscription.endpoint }), false);
  await subscription.unsubscribe();
}

/** Be called no longer on any device. */
export async function turnOffEverywhere() {
  await remove("/push");
  await turnOff();
  pushDevices.value = 0;
}

/**
 * Once after the start, on a device that is called: the subscription, the person or the server's
 * key may have changed since, and later the language.
 */
export function keepPushUpToDate() {
  effect(() => {
    void language.value;
    if (!called.peek() || obstacle() || Notification.permission !== "granted") return;
    // What fails now is done at the next start.
    subscribe().catch(() => {});
  });
}
