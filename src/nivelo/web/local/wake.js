// Python takes longest of all to start: its worker begins before the page's own scripts are here.
(() => {
  const { runtime: name, worker: address = "" } = document.documentElement.dataset;
  /** @type {Worker | null} */
  let early = null;

  function start() {
    const worker = new Worker(address, { type: "module", name });
    // Who takes it listens. Until then: the next one may have more luck, and somebody who listens.
    worker.onerror = () => {
      early = null;
    };
    return worker;
  }

  early = start();

  /** The worker that was started early, or else a new one. */
  /** @type {any} */ (window).takeWorker = () => {
    const worker = early ?? start();
    early = null;
    return worker;
  };
})();
