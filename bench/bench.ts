import { request } from "node:http";
import type { MirroredAnswer } from "./bare-server.ts";
import { answerTo } from "./call.ts";
import type { Figures, Flow } from "./flows.ts";
import type { Job } from "./generator.ts";
import { HelperProcess } from "./helper-process.ts";
import { type Spread, spread } from "./statistics.ts";

/** The result of one measurement; times in ms. */
export interface Row {
  name: string;
  perSecond: Spread;
  p50: Spread;
  p95: Spread;
  /** of one answer, including headers */
  bytes?: number;
  /** requests/s as a share of a bare server's for the same bytes */
  ofBare?: Spread;
  /** how many times Medusa's own requests/s for the same purpose */
  ofMedusa?: number;
}

interface Target {
  url: string;
  headers?: Record<string, string>;
  status?: number;
}

interface FlowOptions {
  flow: Flow;
  people: number;
  supplies: object;
  /** Medusa's row for the same purpose */
  beside?: Row;
  repetitions?: number;
}

/** Durations in seconds and repetitions; `native` is for Medusa's own calls, which take seconds each. */
const PACES = {
  whole: { warmUp: 1, seconds: 3, flowSeconds: 5, repetitions: 3, native: 3 },
  quick: { warmUp: 0.1, seconds: 0.2, flowSeconds: 0.7, repetitions: 3, native: 1 },
};

export const CONNECTIONS = 10;

/** Measures addresses and flows, several times each; a bare server is measured alternately with each address. */
export class Bench {
  readonly #generator = new HelperProcess("./generator.ts");
  readonly #bare = new HelperProcess("./bare-server.ts");
  #bareUrl = "";
  #answers = 0;
  readonly pace;

  constructor(pace: keyof typeof PACES) {
    this.pace = PACES[pace];
  }

  async open() {
    const { port } = await this.#bare.ask<{ port: number }>();
    this.#bareUrl = `http://127.0.0.1:${port}`;
  }

  close() {
    this.#generator.end();
    this.#bare.end();
  }

  /**
   * An address with ten connections, and the bare server for comparison.
   * @param beside Medusa's row for the same purpose
   */
  async address(name: string, target: Target, beside?: Row): Promise<Row> {
    const mirrored = await this.#mirror(target);
    const { warmUp, seconds, repetitions } = this.pace;
    await this.#load(target, warmUp);
    await this.#load(mirrored, warmUp);
    const runs = [];
    const shares = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const ours = await this.#load(target, seconds);
      const floor = await this.#load(mirrored, seconds);
      runs.push(ours);
      shares.push(ours.perSecond / floor.perSecond);
    }
    return { ...rowOf(name, runs, beside), bytes: runs[0]?.bytes ?? 0, ofBare: spread(shares) };
  }

  /**
   * Several people who repeat the same action.
   * @returns `repetitions` of all runs, including the warm-up
   */
  async flow(name: string, options: FlowOptions): Promise<Row & { repetitions: number }> {
    const { warmUp, flowSeconds } = this.pace;
    const { flow, people, supplies, beside, repetitions = this.pace.repetitions } = options;
    const run = (seconds: number) =>
      this.#generate<Figures & { repetitions: number }>({ kind: "flow", flow, people, supplies, seconds });
    const warm = await run(warmUp);
    const runs = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) runs.push(await run(flowSeconds));
    const all = [warm, ...runs].reduce((sum, { repetitions }) => sum + repetitions, 0);
    return { ...rowOf(name, runs, beside), repetitions: all };
  }

  #load({ url, headers = {}, status = 200 }: Target, seconds: number) {
    const job: Job = { kind: "address", url, headers, status, seconds, connections: CONNECTIONS };
    return this.#generate<Figures & { bytes: number }>(job);
  }

  async #generate<Done>(job: Job): Promise<Done> {
    const { done, error } = await this.#generator.ask<{ done: Done; error?: string }>(job);
    if (error) throw new Error(error);
    return done;
  }

  /** Makes the bare server send the same bytes under its own address. */
  async #mirror({ url, headers = {}, status = 200 }: Target): Promise<Target> {
    const ask = () => answerTo(request(url, { headers }));
    // The first answers may still be compressed; later ones come from the cache.
    for (let turn = 0; turn < 3; turn += 1) await ask();
    const { rawHeaders, bytes, ...answer } = await ask();
    if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}`);
    this.#answers += 1;
    const path = `/${this.#answers}`;
    const names = rawHeaders.filter((_, at) => at % 2 === 0);
    const kept = names.flatMap((name, at) => (ADDED_BY_NODE.test(name) ? [] : [name, rawHeaders[at * 2 + 1] ?? ""]));
    const mirrored: MirroredAnswer = { path, status, headers: kept, body: bytes.toString("base64") };
    await this.#bare.ask(mirrored);
    return { url: `${this.#bareUrl}${path}`, headers, status };
  }
}

/** Headers that Node adds itself. */
const ADDED_BY_NODE = /^(?:date|connection|keep-alive|transfer-encoding)$/i;

function rowOf(name: string, runs: Figures[], medusa: Row | undefined): Row {
  const perSecond = spread(runs.map((run) => run.perSecond));
  return {
    name,
    perSecond,
    p50: spread(runs.map(({ p50 }) => p50)),
    p95: spread(runs.map(({ p95 }) => p95)),
    ...(medusa && { ofMedusa: perSecond.median / medusa.perSecond.median }),
  };
}
