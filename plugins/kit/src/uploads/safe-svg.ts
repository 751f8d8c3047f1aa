import type { DOMPurify } from "dompurify";
import { refuseSlowToRender, SvgTooComplex } from "./svg-weight";

/**
 * More than any logo has. The parser's work grows with the square of the depth, of an element's attributes, and of the
 * comments and similar nodes of one parent.
 */
const MAX_ELEMENTS = 5000;
const MAX_SKIPPED_PARTS = 500;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 200;
const MAX_ATTRIBUTES_IN_ALL = 25_000;

/** One tag. It must not contain `<`, so a mismatch ends at the next one. */
const TAG = /<(\/?)[^\s"'<>/]+((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/y;
/** Parts that may contain `<` without starting an element. */
const SKIPPED_PARTS = [
  { opening: "<!--", closing: "-->" },
  { opening: "<![CDATA[", closing: "]]>" },
  { opening: "<?", closing: "?>" },
  { opening: "<!", closing: ">" },
];

const SVG = "http://www.w3.org/2000/svg";

/** An embedded bitmap; an embedded SVG is not accepted. */
const BITMAP_INSIDE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

let loading: Promise<{ purify: DOMPurify; window: import("jsdom").DOMWindow }> | undefined;

/** jsdom takes 60 MB and half a second, so it is loaded with the first logo, and then kept. */
function cleaner() {
  loading ??= Promise.all([import("dompurify"), import("jsdom")]).then(([dompurify, { JSDOM }]) => {
    const { window } = new JSDOM("");
    return { purify: dompurify.default(window), window };
  });
  return loading;
}

/**
 * Sanitises an SVG so that nothing in it runs, loads or links anything (ruling 28). Removes scripts, event handlers,
 * foreign objects, links, animations of URLs, and styles that load something; keeps shapes, gradients, filters, texts
 * and embedded bitmaps. Returns `undefined` when the bytes are not a well-formed SVG, define entities, or show nothing.
 * Throws `SvgTooComplex` when it would be too slow to draw.
 */
export async function safeSvg(bytes: Buffer): Promise<string | undefined> {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  // Entities can expand a few bytes to gigabytes, so a parser never gets a file that defines one.
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) return undefined;
  if (!isModest(text)) return undefined;

  const { purify, window } = await cleaner();
  const root = parse(new window.DOMParser(), text);
  if (!root) return undefined;
  try {
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ["image"],
      FORBID_TAGS: ["a", "script", "foreignObject", "feImage", "animate", "set", "animateMotion", "animateTransform"],
      ALLOW_DATA_ATTR: false,
    });
  } catch {
    // The sanitiser throws when the root itself is malicious.
    return undefined;
  }
  for (const element of [root, ...root.querySelectorAll("*")]) keepInside(element);
  if (!root.querySelector("path,rect,circle,ellipse,line,polyline,polygon,text,image")) return undefined;
  refuseSlowToRender(root);
  return new window.XMLSerializer().serializeToString(root);
}

/** UTF-8, or UTF-16 where the byte order mark says so. */
function decode(bytes: Buffer): string | undefined {
  const encoding = [
    { mark: "fffe", name: "utf-16le" },
    { mark: "feff", name: "utf-16be" },
  ].find(({ mark }) => bytes.toString("hex", 0, 2) === mark);
  try {
    return new TextDecoder(encoding?.name ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a file has the size of a logo, checked without parsing it. Throws `SvgTooComplex` for too many elements. */
function isModest(text: string): boolean {
  let elements = 0;
  let skipped = 0;
  let attributesInAll = 0;
  let depth = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const part = SKIPPED_PARTS.find(({ opening }) => text.startsWith(opening, at));
    if (part) {
      const end = text.indexOf(part.closing, at + part.opening.length);
      skipped += 1;
      if (end < 0 || skipped > MAX_SKIPPED_PARTS) return false;
      at = end + part.closing.length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag, closes, attributes = ""] = TAG.exec(text) ?? [];
    const equals = attributes.split("=").length - 1;
    attributesInAll += equals;
    if (tag === undefined || equals >= MAX_ATTRIBUTES * 2 || attributesInAll > MAX_ATTRIBUTES_IN_ALL) return false;
    if (closes) depth -= 1;
    else elements += 1;
    if (!closes && !attributes.endsWith("/")) depth += 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new SvgTooComplex();
    at += tag.length;
  }
  return true;
}

function parse(parser: DOMParser, text: string): Element | undefined {
  try {
    const { documentElement: root } = parser.parseFromString(text, "image/svg+xml");
    return root.namespaceURI === SVG && root.nodeName === "svg" ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Removes everything that would make a browser load something from outside the file. */
function keepInside(element: Element): void {
  if (element.localName === "style" && !staysInside(element.textContent ?? "")) {
    element.remove();
    return;
  }
  for (const { name, localName, value } of [...element.attributes]) {
    const inside = localName === "href" || localName === "src" ? leadsInside(element, value) : staysInside(value);
    if (!inside) element.removeAttribute(name);
  }
}

function leadsInside(element: Element, address: string): boolean {
  return /^#[\w.:-]+$/.test(address) || (element.localName === "image" && BITMAP_INSIDE.test(address));
}

/**
 * Whether a style, or an attribute that may contain one, refers only to parts of the same file. Escapes are refused,
 * because they could hide anything.
 */
function staysInside(css: string): boolean {
  const withoutOwnParts = css.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, "");
  return !/\\|@import|@font-face|(?:url|src|image|image-set|cross-fade|element|expression)\s*\(|javascript:/i.test(
    withoutOwnParts,
  );
}
