// The load generator, in its own process. The parent sends one job at a time and gets its result.
import { ask } from "./flows/ask.mjs";
import { checkout } from "./flows/checkout.mjs";
import { medusaCheckout } from "./flows/medusa-checkout.mjs";
import { runFlow } from "./flows/run-flow.mjs";
import { searchNames } from "./flows/search-names.mjs";
import { signIn } from "./flows/sign-in.mjs";
import { loadAddress } from "./load-address.mjs";

/** @type {Record<string, (supplies: never, turn: number) => Promise<void>>} */
const FLOWS = { ask, checkout, medusaCheckout, searchNames, signIn };

/**
 * @typedef {{ kind: "address", url: string, headers: Record<string, string>, status: number, connections: number, seconds: number }} AddressJob
 * @typedef {{ kind: "flow", flow: "ask" | "checkout" | "medusaCheckout" | "searchNames" | "signIn", people: number, seconds: number, supplies: never }} FlowJob
 */

process.on("message", async (/** @type {AddressJob | FlowJob} */ job) => {
  try {
    const done =
      job.kind === "address" ? await loadAddress(job) : await runFlow({ ...job, go: FLOWS[job.flow] ?? checkout });
    process.send?.({ done });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit());
