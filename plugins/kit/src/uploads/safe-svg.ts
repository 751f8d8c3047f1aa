const SVG = "http://www.w3.org/2000/svg";

/** What draws. All else goes, such as scripts, links, HTML, animations and filters that load. */
const DRAWS = new Set(
  `svg a g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  image clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** An embedded bitmap; an embedded SVG is not accepted. */
const BITMAP_INSIDE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/**
 * Sanitises an SVG so that nothing in it runs, loads or links anything (ruling 28): it keeps what draws. Returns
 * `undefined` when the bytes are not a well-formed SVG, or define entities.
 */
export async function safeSvg(bytes: Buffer): Promise<string | undefined> {
  const text = decode(bytes);
  // Entities can expand a few bytes to gigabytes, so a parser never gets a file that defines one.
  if (text === undefined || /<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) return undefined;
  const { optimize } = await import("svgo");
  try {
    return optimize(text, { plugins: [{ name: "drawing-only", fn: () => DRAWING_ONLY }] }).data;
  } catch {
    // Not well-formed, of another root, or too deep.
    return undefined;
  }
}

/** UTF-8, or UTF-16 where the byte order mark says so. */
function decode(bytes: Buffer): string | undefined {
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

type Node = { type: string };
type Parent = Node & { children: Node[] };
type Element = Parent & { type: "element"; name: string; attributes: Record<string, string> };

// Parents let go of their children, because a child that removes itself makes many of them take minutes.
const DRAWING_ONLY = {
  root: {
    enter(root: Parent) {
      const drawn = root.children.filter(isDrawn);
      if (drawn[0]?.name !== "svg" || drawn[0].attributes.xmlns !== SVG) throw new Error("The root is not an SVG's");
      root.children = drawn;
    },
  },
  element: {
    enter(element: Element) {
      // What a link surrounds is drawn without it.
      if (element.name === "a") element.name = "g";
      element.children = element.children.filter(
        (child) => child.type === "text" || child.type === "cdata" || isDrawn(child),
      );
      for (const [name, value] of Object.entries(element.attributes)) {
        const inside = /(^|:)(href|src)$/i.test(name) ? leadsInside(element, value) : staysInside(value);
        if (/^on/i.test(name) || (!inside && !name.startsWith("xmlns"))) delete element.attributes[name];
      }
    },
  },
};

/** Whether a part draws: no comment, instruction, element that does more, or style that loads. */
function isDrawn(part: Node): part is Element {
  if (!isElement(part) || !DRAWS.has(part.name)) return false;
  return part.name !== "style" || staysInside(textOf(part));
}

function isElement(part: Node): part is Element {
  return part.type === "element";
}

function textOf({ children }: Element): string {
  return children.map((child) => ("value" in child ? String(child.value) : "")).join("");
}

function leadsInside({ name }: Element, address: string): boolean {
  return /^#[\w.:-]+$/.test(address) || (name === "image" && BITMAP_INSIDE.test(address));
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
