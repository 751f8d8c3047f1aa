import type { ParcelResult, ReadParcels } from "@zakh/fulfilment/contract";
import { useState } from "react";
import { checkParcels, readParcelsOf, useSendParcels } from "../../resources/sending";

/** Where the entering of many tracking numbers stands; `fault` is why the last step failed. */
export type Entering = { fault?: unknown } & (
  | { step: "typing" }
  | { step: "checked" | "saved"; results: ParcelResult[]; unclear: ReadParcels["unclear"] }
);

/** Reads pasted lines or a file, says what would become of each parcel, and marks the good ones as sent by this courier. */
export function useParcels(courier: string) {
  const [now, setNow] = useState<Entering>({ step: "typing" });
  const [isReading, setReading] = useState(false);
  const send = useSendParcels();

  async function read(content: string | File) {
    setReading(true);
    try {
      const { parcels, unclear } = await readParcelsOf(content);
      const results = parcels.length > 0 ? (await checkParcels({ courier, parcels })).results : [];
      setNow({ step: "checked", results, unclear });
    } catch (fault) {
      setNow({ step: "typing", fault });
    } finally {
      setReading(false);
    }
  }

  async function save() {
    if (now.step !== "checked") return;
    // What was refused stays refused, and of an order's numbers only one is ready.
    const ready = now.results.filter(({ outcome }) => outcome === "ready");
    const parcels = ready.map(({ id, trackingNumber }) => ({ id, trackingNumber }));
    try {
      const saved = new Map((await send.mutateAsync({ courier, parcels })).map((result) => [result.id, result]));
      const results = now.results.map((result) => (result.outcome === "ready" && saved.get(result.id)) || result);
      setNow({ ...now, step: "saved", results, fault: undefined });
    } catch (fault) {
      setNow({ ...now, fault });
    }
  }

  return { now, busy: isReading || send.isPending, read, save, again: () => setNow({ step: "typing" }) };
}
