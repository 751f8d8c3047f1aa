import { randomInt } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { dataFolder } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { Crowd } from "../chaos/crowd.ts";
import { Findings } from "../chaos/findings.ts";
import { Bookkeeping } from "./bookkeeping.ts";
import { DAMAGES, type Damage, damage } from "./damage.ts";
import { measureLimits } from "./limits.ts";
import { Machines } from "./machines.ts";
import { Prices } from "./owner.ts";
import { CountedShopper, Person } from "./people.ts";
import { systemPrograms } from "./programs.ts";
import { type Phase, refusals, Tally } from "./tally.ts";

const USAGE = "usage: npm run scale-out -- [--only WORD | --limits]";
const OPTIONS = { only: { type: "string" }, limits: { type: "boolean" } } as const;
/** How long each of ten people rests between two things, at most. */
const REST_MS = 500;
const STOCK = 9000;

export async function main(context: Context) {
  const { processes, steps } = context;
  const { only, limits } = readOptions(OPTIONS, USAGE, readChoice);
  const damages = DAMAGES.filter(({ title }) => title.includes(only));
  // Said before anything is built.
  const programs = systemPrograms(limits ? ["pgbench"] : []);
  const dataDir = dataFolder();
  await new Build(context, dataDir).all();

  const own = join(dataDir, `scale-out-${process.pid}`);
  const shop = await Machines.startAll(context, own, { programs, commerces: limits ? 1 : 2 });
  processes.onExit(() =>
    cpSync(join(own, "logs"), join(dataDir, "logs", "scale-out"), { recursive: true, force: true }),
  );
  if (limits) {
    await measureLimits(shop, programs.pgbench, (text) => steps.print(text));
    return 0;
  }
  const tally = new Tally();
  const findings = new Findings();
  const { crowd, people, prices, books } = await gather(shop, tally);
  const endPrices = prices.begin();
  const endBooks = books.begin();
  const crowdOver = new AbortController();
  const problems: string[] = [];
  const living = Promise.all(people.map((person) => live(person, crowdOver.signal, problems)));
  for (const each of damages) {
    const phase = tally.begin(each.title);
    const logs = () => shop.commercePorts.map((port) => shop.commerceLog(port));
    const before = logs().map((log) => log.length);
    await steps.run(each.title, () => damage(each, shop));
    judge(
      each,
      phase,
      logs().map((log, place) => log.slice(before[place])),
      findings,
    );
  }
  tally.begin("afterwards");
  crowdOver.abort();
  await Promise.all([living, endPrices(), endBooks()]);
  await conclude({ shop, crowd, people, prices, books, findings, problems });
  steps.print(`\n${tally.byPhase()}\n\n${tally.byPerson()}\n\n${findings.table()}`);
  return findings.failed === 0 ? 0 : 1;
}

function readChoice({ only = "", limits = false }: { only?: string; limits?: boolean }) {
  return { only, limits };
}

async function gather(shop: Machines, tally: Tally) {
  let number = 0;
  tally.begin("people come");
  const crowd = new Crowd(shop, () => {
    number += 1;
    return new CountedShopper(shop.url, number <= 10 ? `person ${number}` : "owner", tally);
  });
  await crowd.gather();
  const people = await Promise.all(
    crowd.shoppers.flatMap((shopper) => (shopper instanceof CountedShopper ? [Person.among(shopper, crowd)] : [])),
  );
  const owner = await crowd.admin();
  const { body } = await owner.call("GET", "/api/products");
  const product = body.find(({ id }: { id: number }) => !crowd.tracked.has(id));
  // Nobody orders what changes its price: a total that is another one meanwhile is refused by intent.
  crowd.goods = crowd.goods.filter(({ id }) => id !== product.id);
  return { crowd, people, prices: new Prices(shop, owner, product, tally), books: new Bookkeeping(crowd, owner) };
}

async function live(person: Person, over: AbortSignal, problems: string[]) {
  while (!over.aborted) {
    await delay(randomInt(REST_MS));
    const { what, problem } = await person.act();
    // What an answer was refused with is counted where it is asked; an order that was lost or refused is not.
    if (what === "ordering" && problem) problems.push(problem);
  }
}

/** What became of people while a process was away. */
function judge({ title, allows, logsOnce }: Damage, { asked }: Phase, logs: string[], findings: Findings) {
  const refused = asked.filter(({ status }) => status === 0 || status >= 400);
  const unexpected = refused.filter((each) => !allows?.applies(each));
  findings.note(
    title,
    allows ? `no refusal but ${allows.what}` : "nobody is refused anything",
    refusals(refused) === "-" ? `${asked.length} requests, none refused` : `${refusals(refused)} of ${asked.length}`,
    unexpected.length === 0,
  );
  for (const each of unexpected.slice(0, 8)) {
    findings.note(
      `  ${each.what}`,
      "is answered",
      `${each.status || "no answer"} after ${Math.round(each.tookMs)} ms`,
      false,
    );
  }
  if (!logsOnce) return;
  const lines = logs.map((log) => log.split("\n").filter((line) => logsOnce.test(line)).length);
  findings.note(
    "  what the logs of commerce say of it",
    "a line that it is away, and one that it is back",
    `${lines.join(" and ")} lines`,
    lines.every((count) => count === 2),
  );
}

interface Ending {
  shop: Machines;
  crowd: Crowd;
  people: Person[];
  prices: Prices;
  books: Bookkeeping;
  findings: Findings;
  problems: string[];
}

/** What must be true in the end, whatever happened. */
async function conclude({ shop, crowd, people, prices, books, findings, problems }: Ending) {
  const { problems: losses, found } = await crowd.audit();
  const { bought } = crowd;
  findings.none("orders", "each is taken in the end", problems, `${bought.length} acknowledged`);
  findings.none(
    "  looked at the database",
    "each once, with lines, total, stock, payment, mail",
    losses,
    `${found} whole`,
  );
  const admin = await crowd.admin();
  const { body } = await admin.call("GET", "/api/products");
  const sold = (id: number) =>
    bought.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.productId === id ? item.quantity : 0), 0);
  const stocks: { id: number; stock: number }[] = body.filter(({ id }: { id: number }) => crowd.tracked.has(id));
  findings.none(
    "  stock",
    "what was there less what was sold",
    stocks.flatMap(({ id, stock }) =>
      stock === STOCK - sold(id) ? [] : [`product ${id} has ${stock}, not ${STOCK - sold(id)}`],
    ),
    stocks.map(({ stock }) => String(stock)).join(", "),
  );
  const wrongMoney = await books.audit(shop.databaseUrl);
  findings.none("orders marked as paid", "their money is entered once", wrongMoney, `${books.settled.size} of them`);
  findings.none(
    `${prices.told} prices changed, read at both edges`,
    "nobody sees what was replaced more than a second before, while there is a database",
    prices.problems,
    `${prices.reads} reads, the oldest ${Math.max(0, Math.round(prices.oldestMs))} ms; ${prices.whileAway} older ones while PostgreSQL was away`,
  );
  const wrongs = people.flatMap((person) => person.wrongs);
  findings.none("own account, own orders", "always one's own, and all of them", wrongs, "always");
}
