const HOUR_MS = 60 * 60 * 1000;

/** Calls `act` at every full hour. A late timer, as after a laptop's sleep, calls it once. */
export function eachHour(act: () => void): { stop: () => void } {
  let next: NodeJS.Timeout;
  function wait() {
    // A moment later, because timers may be a few ms early.
    next = setTimeout(run, HOUR_MS - (Date.now() % HOUR_MS) + 50);
    next.unref();
  }
  function run() {
    act();
    wait();
  }
  wait();
  return { stop: () => clearTimeout(next) };
}
