// The load generator, in its own process. The parent sends one job at a time and gets its result.
import { type Flow, runFlow } from "./flows.ts";
import { type AddressLoad, loadAddress } from "./load-address.ts";

export type Job =
  | ({ kind: "address" } & AddressLoad)
  | { kind: "flow"; flow: Flow; people: number; seconds: number; supplies: object };

process.on("message", async (job: Job) => {
  try {
    process.send?.({ done: job.kind === "address" ? await loadAddress(job) : await runFlow(job.flow, job) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit());
