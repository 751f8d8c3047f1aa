import { z } from "zod";

/**
 * `GET /api/user/data`: everything that the shop keeps of a person, part by part, as it is stored. One JSON file: complete, and readable by people in
 * any text viewer and by other programs.
 */
export const personalData = z.object({
  madeAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalDataFile = z.infer<typeof personalData>;
