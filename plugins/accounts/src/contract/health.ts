import { z } from "zod";

/** `GET /api/admin/health`: what the owner of the shop should know of the machine it runs on, and of the work it does by itself. */
export const shopHealth = z.object({
  /** The disks that the shop writes to. `low`: less than 1 GB is free; once nothing is, orders are refused with 503. */
  disks: z.array(
    z.object({
      /** `files`: uploads, logs and, unless there is a disk of its own for it, the database. */
      holds: z.enum(["files", "database"]),
      freeMegabytes: z.number().int(),
      low: z.boolean(),
    }),
  ),
  /** How many rows `GET /api/admin/failed-jobs` has. */
  failedJobs: z.number().int(),
});
export type ShopHealth = z.infer<typeof shopHealth>;
