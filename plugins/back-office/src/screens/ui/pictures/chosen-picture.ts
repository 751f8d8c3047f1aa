import { z } from "zod";
import type { PictureValue } from "./picture-field";

/** Schema of a form's picture: the URL is validated by `link` only when no file is chosen instead (spec §4). */
export function chosenPicture(link: z.ZodType<string>) {
  return z.custom<PictureValue>().superRefine(({ url, file }, context) => {
    if (file) return;
    for (const { message } of link.safeParse(url).error?.issues ?? []) context.addIssue({ code: "custom", message });
  });
}
