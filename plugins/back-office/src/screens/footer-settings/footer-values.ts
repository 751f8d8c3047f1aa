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
  const { copyright: _copyright, socialLinks, quickLinks, logoUrl, ...texts } = footer;
  const { facebook = "", twitter = "", instagram = "", youtube = "" } = socialLinks;
  return {
    ...texts,
    socialLinks: { facebook, twitter, instagram, youtube },
    quickLinks: quickLinks.map(({ title, titleRu = "", titleEn = "", url }) => ({ title, titleRu, titleEn, url })),
    picture: { url: logoUrl, file: null },
  };
}
