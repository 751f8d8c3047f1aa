/**
 * @typedef {object} Decision
 * @property {number} number
 * @property {string} title
 * @property {string} state `holds`, `replaced by 53`, ...
 * @property {string} topic
 * @property {string} body
 */

const RECORD = /^### <a id="(\d+)"><\/a>(\d+)\. (.+)\n\n(.*)\n\n((?:(?!#{2,3} ).*\n?)*)/gm;
const LINE = /^(\d{4}-\d\d-\d\d) · (holds|holds, changed by N(?:, N)*|replaced by N|dropped) · (\S.*)$/;
const PARTS = ["Context", "Decision", "Consequences"];

/**
 * Reads docs/decisions.md. Throws an `Error` that names the record whose number, date, state or topic is not there.
 * @param {string} text
 * @returns {Decision[]}
 */
export function readDecisions(text) {
  return [...text.matchAll(RECORD)].map(([, id, number, title = "", line = "", body = ""]) => {
    const [, date, state, topic] = LINE.exec(line.replaceAll(/\[(\d+)\]\(#\1\)/g, "N")) ?? [];
    if (id !== number || !date || !state || !topic) throw new Error(`decision ${number}: "${line}"`);
    const [, told = ""] = line.split(" · ");
    return { number: Number(number), title, state: told.replaceAll(/\[(\d+)\]\(#\d+\)/g, "$1"), topic, body };
  });
}

/**
 * What a record lacks: a number in its turn, one of the three parts, its line in the index.
 * @param {string} text of docs/decisions.md
 */
export function missingInDecisions(text) {
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

/**
 * Lines that cite a decision that there is not, or one that was replaced without saying so, or that link to another place than they say.
 * @param {string} text of a file of the project
 * @param {Decision[]} decisions
 */
export function wrongCitations(text, decisions) {
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
