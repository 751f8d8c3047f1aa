/** A part of a legal text. */
export type LegalBlock =
  | { kind: "heading"; text: string; id: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

/**
 * A legal text as blocks: a line that begins with `# ` is a heading, lines that begin with `- ` are a list, blank lines separate
 * paragraphs, whose line breaks stay. All else is text, markup too. Headings have the ids `part-1`, `part-2` and so on.
 */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let headings = 0;
  let open: LegalBlock | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const [, mark, rest = ""] = /^([#-])\s+(.*)$/.exec(line) ?? [];
    if (line === "") {
      open = undefined;
    } else if (mark === "#") {
      headings += 1;
      blocks.push({ kind: "heading", text: rest, id: `part-${headings}` });
      open = undefined;
    } else if (mark === "-" && open?.kind === "list") {
      open.items.push(rest);
    } else if (mark === undefined && open?.kind === "paragraph") {
      open.text += `\n${line}`;
    } else {
      open = mark === "-" ? { kind: "list", items: [rest] } : { kind: "paragraph", text: line };
      blocks.push(open);
    }
  }
  return blocks;
}
