/** A record of docs/decisions.md. */
export interface Decision {
  number: number;
  title: string;
  /** `holds`, `replaced by 53`, ... */
  state: string;
  topic: string;
  body: string;
}

const RECORD = /^### <a id="(\d+)"><\/a>(\d+)\. (.+)\n\n(.*)\n\n((?:(?!#{2,3} ).*\n?)*)/gm;
const LINE = /^(\d{4}-\d\d-\d\d) · (holds|holds, changed by N(?:, N)*|replaced by N|dropped) · (\S.*)$/;
const PARTS = ["Context", "Decision", "Consequences"];

/** Reads docs/decisions.md. Throws an `Error` that names the record whose number, date, state or topic is not there. */
export function readDecisions(text: string): Decision[] {
  return [...text.matchAll(RECORD)].map(([, id, number, title = "", line = "", body = ""]) => {
    const [, date, state, topic] = LINE.exec(line.replaceAll(/\[(\d+)\]\(#\1\)/g, "N")) ?? [];
    if (id !== number || !date || !state || !topic) throw new Error(`decision ${number}: "${line}"`);
    const [, linked = ""] = line.split(" · ");
    return { number: Number(number), title, state: linked.replaceAll(/\[(\d+)\]\(#\d+\)/g, "$1"), topic, body };
  });
}

/** What a record of docs/decisions.md lacks: a number in its turn, one of the three parts, its line in the index. */
export function missingInDecisions(text: string) {
  const [index = ""] = text.split("\n## Records\n");
  const titled = text.match(/^### .*\d+\. .*$/gm) ?? [];
  const decisions = readDecisions(text);
  const missing = decisions.flatMap(({ number, title, state, topic, body }, at) => {
    const replaced = state.startsWith("replaced");
    const [, listed = ""] = index.split(`\n### ${topic}\n`);
    const line = `- [${number}](#${number}) ${title}${replaced ? ` (${state})` : ""}\n`;
    return [
      number === at + 1 ? "" : `decision ${number} stands where ${at + 1} should`,
      listed.split("\n### ")[0]?.includes(line) ? "" : `the index has no line under "${topic}": ${line.trim()}`,
      ...PARTS.map((part) => (replaced || body.includes(`- **${part}:** `) ? "" : `decision ${number} has no ${part}`)),
    ];
  });
  const listed = index.match(/^- \[/gm)?.length ?? 0;
  return [
    ...missing.filter(Boolean),
    titled.length === decisions.length ? "" : `${titled.length - decisions.length} titles are not followed by a record`,
    listed === decisions.length ? "" : `the index has ${listed} lines for ${decisions.length} decisions`,
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
