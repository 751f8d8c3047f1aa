import { alignColumns } from "../lib/align-columns.ts";

/** A request that somebody made. `status` is 0 when no answer came. */
export interface Asked {
  person: string;
  what: string;
  status: number;
  tookMs: number;
}

/** What was asked in a phase, and what became of it. */
export interface Phase {
  title: string;
  asked: Asked[];
}

/** Counts what people asked and were answered, phase by phase. */
export class Tally {
  readonly phases: Phase[] = [];

  begin(title: string): Phase {
    const phase: Phase = { title, asked: [] };
    this.phases.push(phase);
    return phase;
  }

  get now() {
    return this.phases.at(-1) ?? this.begin("before");
  }

  note(asked: Asked) {
    this.now.asked.push(asked);
  }

  byPhase() {
    const rows = this.phases.map(({ title, asked }) => [title, ...figures(asked), slowest(asked)]);
    return alignColumns([["phase", ...FIGURES, "slowest was"], ...rows], 1).join("\n");
  }

  byPerson() {
    const asked = this.phases.flatMap((phase) => phase.asked);
    const people = [...new Set(asked.map(({ person }) => person))].sort((a, b) =>
      a.localeCompare(b, "en", { numeric: true }),
    );
    const rows = people.map((person) => [person, ...figures(asked.filter((each) => each.person === person))]);
    return alignColumns([["person", ...FIGURES], ...rows], 1).join("\n");
  }
}

const FIGURES = ["requests", "refused or unanswered", "p50 ms", "p95 ms", "slowest ms"];

/** Whether the shop failed somebody: it was away, or broke, or did not answer. */
export function isFailure({ status }: Pick<Asked, "status">) {
  return status === 0 || status >= 500;
}

function figures(asked: Asked[]) {
  const times = asked.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) =>
    String(Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0));
  return [String(asked.length), refusals(asked), at(0.5), at(0.95), at(1)];
}

/** Such as "503 x 3, none x 1"; nothing for what was answered below 400. */
export function refusals(asked: Asked[]) {
  const counts = new Map<number, number>();
  for (const { status } of asked) if (status === 0 || status >= 400) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || "none"} x ${count}`).join(", ") || "-";
}

function slowest(asked: Asked[]) {
  return [...asked].sort((a, b) => b.tookMs - a.tookMs)[0]?.what ?? "";
}
