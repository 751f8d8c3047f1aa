/** Maximum number of elements that a browser draws for a logo; ten thousand traced paths take it a moment. */
const MAX_WEIGHT = 20_000;
/** Maximum chain of references: a part in a mask in a group that is reused has three. */
const MAX_REFERENCE_DEPTH = 10;

/** Elements that cost more: each processes pixels of a separate drawing. */
const WEIGHTS = { filterPrimitive: 100, mask: 50, pattern: 50 };

/** Elements that are drawn only where something refers to them. */
const TEMPLATES = new Set(["defs", "symbol", "clipPath", "mask", "pattern", "filter", "marker", "style"]);

const REFERENCE = /url\(\s*["']?#([\w.:-]+)["']?\s*\)/gi;
const CSS_RULE = /([^{}]*)\{([^{}]*)\}/g;

/** An SVG that a browser would draw slowly. */
export class SvgTooComplex extends Error {
  override readonly name = "SvgTooComplex";
}

/**
 * Throws `SvgTooComplex` unless a browser draws an SVG quickly. Referenced parts (`<use>`, masks, clip paths, filters,
 * patterns, markers, by attribute or by style) count as often as they are drawn, which detects a few lines that double
 * each other.
 */
export function refuseSlowToRender(root: Element): void {
  const elements = [root, ...root.querySelectorAll("*")];
  const byId = new Map(elements.map((element) => [element.id, element]));
  const styled = styledReferences(elements);
  const known = new Map<Element, number>();

  function weigh(element: Element, depth: number): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    // The depth limit also ends circular references.
    if (depth > MAX_REFERENCE_DEPTH) throw new SvgTooComplex();
    const rendered = [...element.children].filter(({ localName }) => !TEMPLATES.has(localName));
    const referred = [...referencesOf(element), ...(styled.get(element) ?? [])].flatMap((id) => byId.get(id) ?? []);
    let weight = ownWeight(element);
    for (const child of rendered) weight += weigh(child, depth);
    for (const target of referred) {
      const times = target.localName === "marker" ? cornersOf(element) : 1;
      weight += weigh(target, depth + 1) * times;
    }
    if (weight > MAX_WEIGHT) throw new SvgTooComplex();
    known.set(element, weight);
    return weight;
  }

  weigh(root, 0);
}

function ownWeight({ localName }: Element): number {
  if (localName.startsWith("fe")) return WEIGHTS.filterPrimitive;
  if (localName === "mask") return WEIGHTS.mask;
  return localName === "pattern" ? WEIGHTS.pattern : 1;
}

/** The ids that an element's attributes refer to, each as often as it appears. */
function referencesOf(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === "href" && value.startsWith("#") ? [value.slice(1)] : idsIn(value),
  );
}

function idsIn(style: string): string[] {
  return [...style.matchAll(REFERENCE)].map(([, id = ""]) => id);
}

/**
 * The ids that style sheets make each element refer to: by the classes of a rule, or for all elements when it has none.
 */
function styledReferences(elements: readonly Element[]): Map<Element, string[]> {
  const found = new Map<Element, string[]>();
  for (const style of elements.filter(({ localName }) => localName === "style")) {
    for (const [, selector = "", body = ""] of (style.textContent ?? "").matchAll(CSS_RULE)) {
      const ids = idsIn(body);
      if (ids.length === 0) continue;
      const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
      const meant = selector.split(",").every((part) => part.includes("."))
        ? elements.filter(({ classList }) => classes.some((name) => classList.contains(name)))
        : elements;
      for (const element of meant) found.set(element, [...(found.get(element) ?? []), ...ids]);
    }
  }
  return found;
}

/** The approximate number of vertices of a path, each of which draws its marker. */
function cornersOf(element: Element): number {
  const line = element.getAttribute("d") ?? element.getAttribute("points") ?? "";
  return 2 + line.length / 4;
}
