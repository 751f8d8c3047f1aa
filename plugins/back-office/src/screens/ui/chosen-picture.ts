import { z } from "zod";
import type { PictureValue } from "./picture-field";

/** The picture of a form: its address is judged by `link` only while no chosen file stands in for it (spec §4). */
export function chosenPicture(link: z.ZodType<string>) {
  return z.custom<PictureValue>().superRefine(({ url, file }, context) => {
    if (file) return;
    for (const { message } of link.safeParse(url).error?.issues ?? []) context.addIssue({ code: "custom", message });
  });
}
