import { line, postcode, required } from "@zakh/kit/contract";
import { z } from "zod";

/** Most ranges of postcodes. */
export const ISLANDS_MAX = 60;

/** Postcodes to which delivery costs more or is not offered, as their form edits them. */
export const island = z
  .object({
    name: required(line(50), "island_name_required"),
    /** The first and the last of its postcodes. */
    from: postcode,
    to: postcode,
    /** Won beside the shipping fee; null where nothing is delivered. */
    surcharge: z
      .number({ error: "won_not_whole" })
      .int("won_not_whole")
      .min(0, "won_not_whole")
      .max(999_999, "won_not_whole")
      .nullable(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "postcodes_reversed" });
export type Island = z.infer<typeof island>;

/** `GET /api/settings/islands`: where ranges overlap, the shortest counts (`islandOf`). */
export const islandsSetting = z.object({
  islands: z.array(island, { error: "value_invalid" }).max(ISLANDS_MAX, "islands_too_many"),
});
export type IslandsSetting = z.infer<typeof islandsSetting>;

/** Where couriers commonly charge more and take a day longer. How much more is the owner's to say: until then it is nothing. */
export const DEFAULT_ISLANDS: IslandsSetting = {
  islands: [
    { name: "Жэжү (제주)", from: "63000", to: "63644", surcharge: 0 },
    { name: "Уллындо (울릉도)", from: "40200", to: "40240", surcharge: 0 },
    { name: "Инчон (인천 섬)", from: "22386", to: "22388", surcharge: 0 },
    { name: "Канхва (강화 섬)", from: "23004", to: "23010", surcharge: 0 },
    { name: "Онжин (옹진 섬)", from: "23100", to: "23116", surcharge: 0 },
    { name: "Онжин (옹진 섬)", from: "23124", to: "23136", surcharge: 0 },
  ],
};
