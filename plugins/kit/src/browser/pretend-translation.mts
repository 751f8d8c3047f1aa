/** Does to the page what a browser does that translates it, now and after each change. The words stay, so that tests find them. */
export function translate(): void {
  const replaceTexts = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/[\p{L}\d]/u.test(text.data) || text.parentElement?.closest("font, script, style, textarea")) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  replaceTexts();
  const observer = new MutationObserver(replaceTexts);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  // It is sent to a browser as its source, so the name of the event stands in it.
  window.addEventListener("translation-ends", () => observer.disconnect(), { once: true });
}

/** Files of tests share their page: the next one has the shop's own texts again. */
export function endTranslation(): void {
  window.dispatchEvent(new Event("translation-ends"));
}
