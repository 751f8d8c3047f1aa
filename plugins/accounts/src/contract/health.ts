import { z } from "zod";

/** `GET /api/admin/health`: the state of the machine and of background work, for the shop's owner. */
export const shopHealth = z.object({
  /** The disks that the shop writes to. `low`: less than 1 GB is free. On a full disk orders are refused with 503. */
  disks: z.array(
    z.object({
      /** `files`: uploads, logs and, unless it has its own disk, the database. */
      contents: z.enum(["files", "database"]),
      freeMegabytes: z.number().int(),
      low: z.boolean(),
    }),
  ),
  /** The number of given-up jobs in `GET /api/admin/failed-jobs`. */
  failedJobs: z.number().int(),
});
export type ShopHealth = z.infer<typeof shopHealth>;
