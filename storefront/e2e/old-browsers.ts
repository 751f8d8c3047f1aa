/** Runs in the page before its scripts: takes away what the oldest browsers that the README names do not have, all of it at once. */
export function beOldBrowser() {
  const lacking: [object | undefined, string[]][] = [
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Array, ["fromAsync"]],
    [Response, ["json"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
    [Element.prototype, ["checkVisibility"]],
    [Document.prototype, ["startViewTransition", "adoptedStyleSheets"]],
    [Navigator.prototype, ["userAgentData", "scheduling", "userActivation", "wakeLock"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [window, ["requestIdleCallback", "scheduler", "CompressionStream", "OffscreenCanvas"]],
    [window, ["TextDecoderStream", "TextEncoderStream"]],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "take", "drop", "toArray", "some"]],
  ];
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner ?? {}, name);
  Reflect.deleteProperty(window, "Iterator");

  class OldStyleSheet {
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  }
  Object.assign(window, { CSSStyleSheet: OldStyleSheet });

  // Bundlers write lookbehinds and new flags as `new RegExp("…")`.
  const Native = RegExp;
  const construct = (_: unknown, args: [RegExp | string, string?]) => {
    const [pattern, flags = ""] = args;
    if (/\(\?<[=!]/.test(String(pattern)) || flags.includes("v")) throw new SyntaxError("Invalid regular expression");
    return Reflect.construct(Native, args) as RegExp;
  };
  const Old: typeof RegExp = new Proxy<RegExpConstructor>(Native, {
    construct,
    apply: (_target, _this, args: [string]) => new Old(...args),
  });
  Native.prototype.constructor = Old;
  window.RegExp = Old;
}
