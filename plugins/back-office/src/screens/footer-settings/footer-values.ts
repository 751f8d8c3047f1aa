import { pictureLink } from "@zakh/kit/contract";
import { type FooterSetting, footerInput } from "@zakh/site-settings/contract";
import type { z } from "zod";
import { chosenPicture } from "../ui/chosen-picture";

/** The contract's footer; its picture may also be a chosen file. */
export const footerForm = footerInput.omit({ logoUrl: true }).extend({ picture: chosenPicture(pictureLink) });

/** The form's values while editing. */
export type FooterValues = z.input<typeof footerForm>;

const TEXT_FIELDS = [
  "companyName",
  "description",
  "descriptionRu",
  "descriptionEn",
  "address",
  "addressRu",
  "addressEn",
  "phone",
  "email",
  "copyrightText",
  "copyrightTextRu",
  "copyrightTextEn",
] as const;

/** Converts a saved footer to form values. */
export function toFooterValues(footer: FooterSetting): FooterValues {
  const { facebook = "", twitter = "", instagram = "", youtube = "" } = footer.socialLinks;
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, footer[field]]));
  return {
    ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
    socialLinks: { facebook, twitter, instagram, youtube },
    quickLinks: footer.quickLinks.map(({ title, titleRu = "", titleEn = "", url }) => ({
      title,
      titleRu,
      titleEn,
      url,
    })),
    picture: { url: footer.logoUrl, file: null },
  };
}
