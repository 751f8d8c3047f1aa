import { z } from "zod";
import { isPictureLink, PICTURE_LINK_MAX } from "./picture-address";
import { trimInvisible } from "./visible-text";

/** The address of a picture, trimmed; empty for none. The one rule for every field with a picture's address. */
export const pictureLink = z
  .string({ error: "picture_link_invalid" })
  .overwrite(trimInvisible)
  .max(PICTURE_LINK_MAX, "too_long")
  .refine((link) => link === "" || isPictureLink(link), "picture_link_invalid");
