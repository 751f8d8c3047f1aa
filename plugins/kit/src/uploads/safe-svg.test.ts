import { describe, expect, it } from "vitest";
import { safeSvg } from "./safe-svg";

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
    ["a reused part of another file", '<use href="https://evil.example/x.svg#a"/>', /evil/],
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

  it("is a link, and not what it surrounds", async () => {
    expect(await cleaned('<a href="https://evil.example"><circle r="1"/></a>')).toContain('<g><circle r="1"/></g>');
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
    ["bytes that are no text", Buffer.concat([Buffer.from("<svg "), Buffer.from([0xff, 0x00, 0xfe])])],
    ["a comment without an end", svg("<!--".repeat(60_000))],
    ["a tag without an end", Buffer.from(`<svg ${NAMESPACES}>${'<g a="'.repeat(60_000)}`)],
    ["document types without an end", Buffer.from("<!DOCTYPE".repeat(50_000))],
    ["a root with a prefix", Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>')],
  ])("is %s", async (_what, bytes) => {
    expect(await safeSvg(bytes)).toBeUndefined();
  });

  // It blocks the process while it is read; `saveLogo` takes no more parts.
  it.each([
    ["deep trees", svg(`${"<g>".repeat(5000)}${RECTANGLE}${"</g>".repeat(5000)}`)],
    ["many elements", svg("<g/>".repeat(10_000))],
    ["many attributes", svg(`<rect ${Array.from({ length: 5000 }, (_, index) => `a${index}=""`).join(" ")}/>`)],
    ["many comments", svg("<!-- -->".repeat(20_000))],
    ["many instructions", svg("<?a?>".repeat(20_000))],
  ])("at once, or taken at once: %s", async (_what, bytes) => {
    const startedAt = Date.now();
    await safeSvg(bytes);
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });
});
