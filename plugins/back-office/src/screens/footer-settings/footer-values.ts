import { pictureLink } from "@zakh/kit/contract";
import { type FooterSetting, footerInput } from "@zakh/site-settings/contract";
import type { z } from "zod";
import { chosenPicture } from "../ui/chosen-picture";

/** The contract's footer, with a picture that may be a chosen file. */
export const footerForm = footerInput.omit({ logoUrl: true }).extend({ picture: chosenPicture(pictureLink) });

/** What the form holds while it is typed in. */
export type FooterValues = z.input<typeof footerForm>;

/** A saved footer as the form shows it. */
export function toFooterValues(footer: FooterSetting): FooterValues {
  const { companyName, description, address, phone, email, copyrightText, logoUrl, quickLinks } = footer;
  const { facebook = "", twitter = "", instagram = "", youtube = "" } = footer.socialLinks;
  return {
    companyName,
    description,
    address,
    phone,
    email,
    copyrightText,
    socialLinks: { facebook, twitter, instagram, youtube },
    quickLinks,
    picture: { url: logoUrl, file: null },
  };
}
