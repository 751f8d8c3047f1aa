import { describe, expect, it } from "vitest";
import { safeSvg } from "./safe-svg";
import { SvgTooComplex } from "./svg-weight";

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const RECTANGLE = '<rect width="10" height="10" fill="#7a1420"/>';

function svg(content: string, attributes = ""): Buffer {
  return Buffer.from(`<svg ${NAMESPACES} viewBox="0 0 10 10"${attributes}>${content}</svg>`);
}

async function cleaned(content: string, attributes = ""): Promise<string> {
  const result = await safeSvg(svg(content + RECTANGLE, attributes));
  if (result === undefined) throw new Error("It was refused");
  expect(result).toContain("#7a1420");
  return result;
}

describe("a sanitised logo", () => {
  it("keeps its shapes, gradients, filters, texts and styles, in their spelling", async () => {
    const drawing = `<defs>
      <linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient>
      <linearGradient id="b" xlink:href="#a"/>
      <clipPath id="c"><circle r="3"/></clipPath>
      <filter id="f"><feGaussianBlur stdDeviation="2"/></filter>
      <style>.cls-1 { fill: url(#a); }</style></defs>
      <path class="cls-1" d="M0 0h4v4z" clip-path="url(#c)" filter="url('#f')" style="opacity: 0.5"/><text>Зах</text>`;
    const result = await cleaned(drawing);
    for (const kept of [
      'viewBox="0 0 10 10"',
      '<linearGradient id="a" gradientUnits="userSpaceOnUse">',
      'xlink:href="#a"',
      "<clipPath",
      'clip-path="url(#c)"',
      "feGaussianBlur",
      ".cls-1 { fill: url(#a); }",
      "opacity: 0.5",
      "Зах",
    ]) {
      expect(result).toContain(kept);
    }
  });

  it("keeps an embedded bitmap", async () => {
    expect(await cleaned('<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>')).toContain("iVBORw0KGgo=");
  });

  it("is well-formed, whatever stood before its root", async () => {
    const file = `\ufeff<?xml version="1.0" encoding="utf-8"?>
      <!-- by an editor --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${svg(RECTANGLE)}`;
    const result = await safeSvg(Buffer.from(file));
    expect(result).toMatch(/^<svg /);
    expect(await safeSvg(Buffer.from(result ?? ""))).toBe(result);
  });

  it("is read as UTF-16 where the file says so", async () => {
    const text = svg("<text>Зах</text>").toString();
    expect(await safeSvg(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]))).toContain("Зах");
  });
});

describe("removed from a logo", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", /script|alert/],
    ["a script with another prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', /script/],
    ["an HTML script", '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', /script|alert/],
    ["an event handler", '<g onload="alert(1)" onclick="alert(2)"/>', /alert|onload|onclick/],
    [
      "a foreign object",
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>',
      /foreignObject|div/,
    ],
    ["an HTML element", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>', /iframe|evil/],
    ["a link", '<a href="https://evil.example"><circle r="1"/></a>', /<a|evil/],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>', /evil/],
    ["a picture by a path", '<image xlink:href="/api/user"/>', /api/],
    ["an SVG inside", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', /svg\+xml/],
    ["a reused part of another file", '<use href="https://evil.example/x.svg#a"/>', /use|evil/],
    ["a filter that loads", '<filter><feImage href="https://evil.example"/></filter>', /feImage|evil/],
    ["a gradient of another file", '<linearGradient xlink:href="https://evil.example#a"/>', /evil/],
    ["an animated address", '<set attributeName="href" to="javascript:alert(1)"/>', /set|javascript/],
    ["a paint from elsewhere", '<path fill="url(https://evil.example#a)"/>', /evil/],
    ["a style that imports", "<style>@import 'https://evil.example/x.css';</style>", /style|evil/],
    ["a style that loads", "<style>.a { fill: url( 'https://evil.example' ) }</style>", /style|evil/],
    ["a style that hides what it loads", "<style>.a { fill: \\75rl(https://evil.example) }</style>", /style|evil/],
    ["a style in CDATA", "<style><![CDATA[@import url(https://evil.example);]]></style>", /import|evil/],
    ["an inline style that loads", '<path style="background: URL(//evil.example)"/>', /evil/],
    ["a stylesheet beside the root", "<?xml-stylesheet href='https://evil.example'?>", /evil/],
  ])("is %s", async (_what, content, gone) => {
    expect(await cleaned(content)).not.toMatch(gone);
  });

  it("is a handler on the root itself, and a comment", async () => {
    expect(await cleaned("<!-- secret -->", ' onload="alert(1)"')).not.toMatch(/alert|secret/);
  });
});

describe("not accepted as a logo", () => {
  it.each([
    ["entities", Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg(RECTANGLE)}`)],
    ["a document type of its own", Buffer.from(`<!DOCTYPE svg [ ]>${svg(RECTANGLE)}`)],
    ["a file that is not well-formed", Buffer.from(`<svg ${NAMESPACES}><rect>`)],
    ["another root", Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')],
    ["an svg of another namespace", Buffer.from(`<svg xmlns="urn:x">${RECTANGLE}</svg>`)],
    ["nothing to see", svg("<script>1</script>")],
    ["bytes that are no text", Buffer.concat([Buffer.from("<svg "), Buffer.from([0xff, 0x00, 0xfe])])],
    ["a tree that is too deep", svg(`${"<g>".repeat(15_000)}${RECTANGLE}${"</g>".repeat(15_000)}`)],
    ["a tree that hides its depth in an attribute", svg(`${'<g a="/>">'.repeat(15_000)}${"</g>".repeat(15_000)}`)],
    ["more elements than a logo has", svg("<g/>".repeat(60_000))],
    [
      "an element of more attributes than a logo's",
      svg(`<rect ${Array.from({ length: 40_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
    ],
    ["a comment without an end", svg("<!--".repeat(60_000))],
    ["a tag without an end", Buffer.from(`<svg ${NAMESPACES}>${'<g a="'.repeat(60_000)}`)],
    ["more comments than a logo has", svg("<!-- -->".repeat(60_000))],
    ["more instructions than a logo has", svg("<?a?>".repeat(60_000))],
    ["document types without an end", Buffer.from("<!DOCTYPE".repeat(50_000))],
    [
      "more attributes in all than a logo has",
      svg(`<g ${Array.from({ length: 190 }, (_, index) => `a${index}=""`).join(" ")}/>`.repeat(300)),
    ],
    ["a root with a prefix", Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>')],
  ])("is %s", async (_what, bytes) => {
    const startedAt = Date.now();
    const refused = await safeSvg(bytes).catch((error: unknown) => error instanceof SvgTooComplex || error);
    expect([undefined, true]).toContain(refused);
    // It blocks the process while it is checked.
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });
});

/** A number of elements, each made from its index. */
function many(count: number, element: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => element(number)).join("");
}

const SHADOW = `<filter id="f"><feFlood flood-opacity="0"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0"/><feOffset dy="4"/>
  <feGaussianBlur stdDeviation="2"/><feBlend in2="BackgroundImageFix"/><feBlend in="SourceGraphic"/></filter>`;

describe("a logo that browsers would draw slowly", () => {
  it.each([
    ["tens of thousands of elements", "<g/>".repeat(30_000)],
    [
      "thousands of filters",
      many(
        2000,
        (n) =>
          `<filter id="f${n}"><feGaussianBlur stdDeviation="9"/></filter><path d="M0 0h9v9z" filter="url(#f${n})"/>`,
      ),
    ],
    ["one filter in thousands of places", `${SHADOW}${many(2000, () => '<path d="M0 0h9v9z" filter="url(#f)"/>')}`],
    [
      "one filter for a class of thousands",
      `<style>.a,.b{filter:url(#f)}</style>${SHADOW}${many(2000, () => '<path class="b" d="M0 0h9v9z"/>')}`,
    ],
    [
      "one filter for every path",
      `<style>path{filter:url(#f)}</style>${SHADOW}${many(2000, () => '<path d="M0 0h9v9z"/>')}`,
    ],
    [
      "a filter of thousands of steps",
      `<filter id="f">${many(2000, () => '<feGaussianBlur stdDeviation="9"/>')}</filter><path d="M0 0h9v9z" filter="url(#f)"/>`,
    ],
    [
      "masks within masks",
      many(30, (n) => `<mask id="m${n}"><g mask="url(#m${n + 1})"><rect width="9" height="9"/></g></mask>`) +
        '<g mask="url(#m0)"><path d="M0 0h9v9z"/></g>',
    ],
    [
      "clip paths that double each other",
      `${many(
        9,
        (n) => `<clipPath id="c${n}">${many(10, () => `<path d="M0 0h9v9z" clip-path="url(#c${n + 1})"/>`)}</clipPath>`,
      )}<clipPath id="c9"><path d="M0 0z"/></clipPath><g style="clip-path: url(#c0)"><path d="M0 0h9v9z"/></g>`,
    ],
    [
      "patterns of patterns",
      `${many(
        9,
        (n) =>
          `<pattern id="p${n}" width="1" height="1">${many(10, () => `<rect width="1" height="1" fill="url(#p${n + 1})"/>`)}</pattern>`,
      )}<rect width="9" height="9" fill="url(#p0)"/>`,
    ],
    [
      "a marker at a hundred thousand corners",
      `<marker id="k">${RECTANGLE}</marker><path marker-mid="url(#k)" d="M0 0${many(50_000, () => "h1v1")}"/>`,
    ],
  ])("is refused: %s", async (_what, content) => {
    await expect(safeSvg(svg(content + RECTANGLE))).rejects.toThrow(SvgTooComplex);
  });

  it.each([
    [
      "Illustrator's, with classes, clip paths and a symbol",
      `<defs><style>.cls-1{fill:none;}.cls-2{clip-path:url(#clip-path);}.cls-3{fill:url(#linear-gradient);}</style>
      <clipPath id="clip-path" transform="translate(0 0)"><rect class="cls-1" width="595" height="841"/></clipPath>
      <linearGradient id="linear-gradient" x1="0" x2="1" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient>
      <symbol id="sym" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol></defs><title>logo</title>
      <g id="Layer_1" data-name="Layer 1">${many(300, () => '<g class="cls-2"><path class="cls-3" d="M0 0h9v9z"/></g>')}<use width="9" height="9" xlink:href="#sym"/></g>`,
    ],
    [
      "Illustrator's, with a gradient that goes on in another",
      `<linearGradient id="a"><stop offset="0"/></linearGradient>${many(200, (n) => `<linearGradient id="g${n}" xlink:href="#a"/><path fill="url(#g${n})" d="M0 0h9v9z"/>`)}`,
    ],
    [
      "Inkscape's, with its own namespaces and a blur",
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base"/>
      <defs id="defs2"><filter style="color-interpolation-filters:sRGB" id="filter1"><feGaussianBlur stdDeviation="0.5" id="b"/></filter>
      <marker id="Arrow1"><path d="M0 0z" style="stroke:#000"/></marker></defs>
      <g inkscape:label="Layer 1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" id="layer1">
      <path style="fill:#7a1420;marker-end:url(#Arrow1);filter:url(#filter1)" d="m 10,10 20,0 0,20" id="path1"/></g>`,
    ],
    [
      "Figma's, with shadows, masks and clip paths",
      `${SHADOW}<g clip-path="url(#clip0)">${many(12, (n) => `<mask id="mask${n}" style="mask-type:alpha" maskUnits="userSpaceOnUse"><path d="M0 0h9v9z"/></mask><g mask="url(#mask${n})" filter="url(#f)"><path d="M0 0h9v9z" fill="url(#paint0)"/></g>`)}</g>
      <defs><radialGradient id="paint0"><stop stop-color="#fff"/></radialGradient><clipPath id="clip0"><rect width="40" height="40"/></clipPath></defs>`,
    ],
    ["a traced drawing's", many(4000, (n) => `<path d="M${n} 0c1 2 3 4 5 6z" fill="#123"/>`)],
  ])("is not a designer's: %s", async (_what, content) => {
    expect(await cleaned(content)).toContain("<path");
  });
});
