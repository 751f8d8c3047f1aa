/// <reference lib="dom" />

/**
 * Lets a phone show the page before it fetches and runs the page's scripts: on a slow line they would share it with the style sheet,
 * the letters and the first picture, which are what a shopper waits for, and on a slow processor they would run before the first of
 * them is drawn. A page with fields, or one that is nothing without its scripts, has them fetched at once. The router has no setting for any of it.
 *
 * @param {string} html a rendered page
 * @param {string} nonce what its inline scripts carry
 */
export function paintFirst(html, nonce) {
  if (!MODULE.test(html)) return html;
  const wanted = URGENT.test(html) ? 'modulepreload" fetchpriority="low' : WAITING;
  const inline = (/** @type {string} */ text) => `<script nonce="${nonce}">${text}</script>`;
  const wait = inline(`(${runOncePainted})("${WAITING}")`);
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${wanted}"`)
    .replace(
      MODULE,
      (_, attributes, text) => `<script${attributes} type="text/plain" id="${WAITING}">${text}</script>${wait}`,
    );
}

/** What the router writes to start the page's scripts. */
const MODULE = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/** A field, or a page of a person, which search engines are not to list. */
const URGENT = /<(?:input|textarea|select)\b|<meta name="robots" content="noindex"/;

/** Id of the script that waits, and what the links to its parts are until then. */
const WAITING = "once-painted";

/**
 * Runs in the page. A picture that takes longer than a second is not waited for, nor is one by somebody who presses something. What
 * every page's scripts stand on runs first, file by file: in one go a slow phone would answer nothing meanwhile.
 * @param {string} id of the script that waits
 */
function runOncePainted(id) {
  const pause = () => new Promise((over) => setTimeout(over));
  const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown)).then(pause);
  const run = async () => {
    for (const link of document.querySelectorAll(`link[rel="${id}"]`)) link.setAttribute("rel", "modulepreload");
    for (const name of ["react", "libraries", "shop"]) {
      const link = document.querySelector(`link[rel="modulepreload"][href*="/${name}-"]`);
      // Whatever is wrong with it, the page's own script tells.
      if (link instanceof HTMLLinkElement) await import(link.href).catch(() => {});
      await pause();
    }
    const script = document.createElement("script");
    script.type = "module";
    script.text = document.getElementById(id)?.textContent ?? "";
    // It runs also when it is gone again, and the page is as it was rendered.
    document.head.appendChild(script).remove();
  };
  /** @type {HTMLImageElement | null} */
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture) return nextFrame().then(run);
  const late = new Promise((given) => {
    setTimeout(given, 1000);
    addEventListener("pointerdown", given, { once: true });
  });
  nextFrame()
    .then(() => Promise.race([picture.decode(), late]))
    .catch(() => {})
    .then(nextFrame)
    .then(run);
}
