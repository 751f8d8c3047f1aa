import { pictureLink, textsOf } from "@zakh/kit/contract";
import { FOOTER_TEXTS, type FooterSetting, footerInput } from "@zakh/site-settings/contract";
import type { z } from "zod";
import { chosenPicture } from "../../ui/pictures/chosen-picture";

/** The contract's footer; its picture may also be a chosen file. */
export const footerForm = footerInput.omit({ logoUrl: true }).extend({ picture: chosenPicture(pictureLink) });

/** The form's values while editing. */
export type FooterValues = z.input<typeof footerForm>;

/** Converts a saved footer to form values. */
export function toFooterValues(footer: FooterSetting): FooterValues {
  const { facebook = "", twitter = "", instagram = "", youtube = "" } = footer.socialLinks;
  const { companyName, phone, email } = footer;
  return {
    companyName,
    ...textsOf(FOOTER_TEXTS, footer),
    phone,
    email,
    socialLinks: { facebook, twitter, instagram, youtube },
    quickLinks: footer.quickLinks.map((link) => ({ ...textsOf(["title"], link), url: link.url })),
    picture: { url: footer.logoUrl, file: null },
  };
}
