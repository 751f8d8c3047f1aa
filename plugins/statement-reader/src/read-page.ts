import { Parser } from "htmlparser2";
import { LIMITS } from "./limits";
import { Refused } from "./refused";

/** Texts of cells by row and column; holes where there is none. */
export type TextGrid = string[][];

/** Tags that begin a new line of the text in a cell. */
const LINES = ["br", "p", "div", "li"];
/** Tags whose content is no text. */
const HIDDEN = ["style", "script"];

/** Tags of what a page says about a table, outside its cells. */
const TITLES = ["caption", "title", "h1", "h2", "h3", "h4", "h5", "h6"];

/**
 * The tables of a page, and one of its titles, each with its own rows, also where one stands in a cell of another. End tags of cells and rows
 * may be missing, as browsers allow. A merged cell is the first one that it covers.
 * @throws `too_large`
 */
export function readPage(page: string): TextGrid[] {
  const tables: PageTable[] = [];
  const open: PageTable[] = [];
  const titles = new PageTable();
  let inTitle = false;
  /** The depth of the tag that nobody sees, with all in it. */
  let hiddenAt: number | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { rowspan, colspan, style, hidden }) {
      depth += 1;
      if (depth > LIMITS.depth) throw new Refused("too_large");
      const table = open.at(-1);
      if (hiddenAt !== undefined) return;
      if (HIDDEN.includes(name) || hidden !== undefined || /display\s*:\s*none/i.test(style ?? "")) hiddenAt = depth;
      else if (name === "table") {
        const inner = new PageTable();
        tables.push(inner);
        open.push(inner);
      } else if (name === "tr") table?.startRow();
      else if (name === "td" || name === "th") table?.startCell(Number(rowspan ?? 1), Number(colspan ?? 1));
      else if (LINES.includes(name)) table?.addText("\n");
      else if (TITLES.includes(name) && !table?.isInCell()) {
        inTitle = true;
        titles.startRow();
        titles.startCell(1, 1);
      }
    },
    ontext(text) {
      if (hiddenAt === undefined) (inTitle ? titles : open.at(-1))?.addText(text);
    },
    onclosetag(name) {
      const wasHidden = hiddenAt !== undefined;
      if (hiddenAt === depth) hiddenAt = undefined;
      depth -= 1;
      if (wasHidden) return;
      if (TITLES.includes(name)) inTitle = false;
      if (name === "table") open.pop();
      else if (name === "td" || name === "th" || name === "tr") open.at(-1)?.endCell();
    },
  });
  parser.end(page);
  return [...tables, titles].map(({ grid }) => grid).filter((grid) => grid.length > 0);
}

class PageTable {
  readonly grid: TextGrid = [];
  private column = 0;
  /** Where the text of the present cell goes; undefined between cells. */
  private cell: number | undefined;
  /** By column: the first row that no cell above reaches into. */
  private readonly freeFrom: number[] = [];

  startRow(): void {
    this.endCell();
    this.column = 0;
    this.grid.push([]);
  }

  startCell(rows: number, columns: number): void {
    const row = this.grid.length - 1;
    while ((this.freeFrom[this.column] ?? 0) > row) this.column += 1;
    this.cell = this.column;
    const end = Math.min(this.column + (columns || 1), LIMITS.columns);
    for (; this.column < end; this.column += 1) if (rows > 1) this.freeFrom[this.column] = row + rows;
    this.column = Math.max(this.column, this.cell + 1);
  }

  addText(text: string): void {
    const row = this.grid.at(-1);
    if (!row || this.cell === undefined) return;
    const before = row[this.cell] ?? "";
    if (before.length < LIMITS.cellCharacters) row[this.cell] = before + text;
  }

  isInCell(): boolean {
    return this.cell !== undefined;
  }

  endCell(): void {
    this.cell = undefined;
  }
}
