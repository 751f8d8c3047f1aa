/** A record of docs/decisions.md. */
export interface Decision {
  number: number;
  title: string;
  /** `holds`, `replaced by 53`, ... */
  state: string;
  body: string;
}

const RECORD = /^### <a id="(\d+)"><\/a>(\d+)\. (.+)\n\n(.*)\n\n?((?:(?!#{2,3} ).*\n?)*)/gm;
/** A date, a state unless it simply holds, and perhaps the topic. */
const LINE =
  /^\d{4}-\d\d-\d\d(?: · (holds(?:, changed by N(?:, N)*)?|replaced by N|dropped))?(?: · [A-Z][\w' ]*(?:, [\w' ]+)?)?$/;
/** Words of a record: title and parts together. */
const MAX_WORDS = 100;

/** Reads docs/decisions.md. Throws an `Error` that names the record whose number, date or state is not there. */
export function readDecisions(text: string): Decision[] {
  return [...text.matchAll(RECORD)].map(([, id, number, title = "", line = "", body = ""]) => {
    const found = LINE.exec(line.replaceAll(/\[(\d+)\]\(#\1\)/g, "N"));
    if (id !== number || !found) throw new Error(`decision ${number}: "${line}"`);
    const state = found[1] ? line.split(" · ")[1] : "holds";
    return { number: Number(number), title, state: (state ?? "").replaceAll(/\[(\d+)\]\(#\d+\)/g, "$1"), body };
  });
}

/**
 * What is wrong with docs/decisions.md: a record out of its turn, without its decision, with too many words, or not in the index. One that is
 * replaced or dropped needs no text and no line in the index; one that another document tells has a link to it.
 */
export function missingInDecisions(text: string) {
  const [index = ""] = text.split("\n## Records\n");
  const listed = index.match(/^- \[.*$/gm) ?? [];
  const titled = text.match(/^### .*\d+\. .*$/gm) ?? [];
  const decisions = readDecisions(text);
  const known = new Set<string>();
  const missing = decisions.flatMap(({ number, title, state, body }, at) => {
    const holds = state.startsWith("holds");
    const words = `${title} ${body}`.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    const line = `- [${number}](#${number}) ${title}${holds ? "" : ` (${state})`}`;
    known.add(line);
    return [
      number === at + 1 ? "" : `decision ${number} stands where ${at + 1} should`,
      holds && listed.filter((one) => one === line).length !== 1 ? `the index does not have once: ${line}` : "",
      !holds || /^See \[|^- \*\*Decision:\*\* /m.test(body) ? "" : `decision ${number} has no Decision`,
      words <= MAX_WORDS ? "" : `decision ${number} has ${words} words, more than ${MAX_WORDS}`,
    ];
  });
  return [
    ...missing.filter(Boolean),
    titled.length === decisions.length ? "" : `${titled.length - decisions.length} titles are not followed by a record`,
    ...listed.filter((line) => !known.has(line)).map((line) => `no record is as the index says: ${line}`),
  ].filter(Boolean);
}

/** Lines of a text that cite a missing decision, or a replaced one without saying so, or that link to another number than they say. */
export function wrongCitations(text: string, decisions: Decision[]) {
  return text.split("\n").filter((line) => {
    const links = [...line.matchAll(/\[(?:decision )?(\d+)\]\((?:[^)\s]*decisions\.md)?(?:#(\d+))?\)/gi)];
    const named = [...line.matchAll(/\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)/gi)];
    const numbers = [...named.flatMap(([, list = ""]) => list.split(/\D+/)), ...links.map(([, number]) => number)];
    const wrong = numbers.some((number) => {
      const cited = decisions.find((decision) => decision.number === Number(number));
      return !cited || (cited.state.startsWith("replaced") && !/replaced/.test(line));
    });
    return wrong || links.some(([, number, anchor]) => number !== anchor);
  });
}
