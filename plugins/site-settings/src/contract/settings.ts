import { emailForm, line, paragraph, pictureLink, required, trimInvisible } from "@zakh/kit/contract";
import { z } from "zod";
import { siteLink, socialLink } from "./link";

/** `GET /api/settings/hero`. */
export const heroSetting = z.object({
  title: z.string(),
  titleRu: z.string(),
  titleEn: z.string(),
  text: z.string(),
  textRu: z.string(),
  textEn: z.string(),
  imageUrl: z.string(),
});
export type HeroSetting = z.infer<typeof heroSetting>;

/** The required texts of the home page's hero, for every call that writes them (spec §5 Hero). */
export const heroWords = z.object({
  title: required(line(200), "hero_title_required"),
  text: required(paragraph(2000), "hero_text_required"),
});

/**
 * `PUT /api/settings/hero`, beside the file; omitted fields stay unchanged, including picture and translations, and an
 * empty one is removed.
 */
export const heroInput = heroWords.extend({
  titleRu: line(200).optional(),
  titleEn: line(200).optional(),
  textRu: paragraph(2000).optional(),
  textEn: paragraph(2000).optional(),
  imageUrl: pictureLink.optional(),
});
export type HeroInput = z.infer<typeof heroInput>;

/** `GET /api/settings/logo`. */
export const logoSetting = z.object({ logoUrl: required(pictureLink, "logo_required") });
export type LogoSetting = z.infer<typeof logoSetting>;

/** `PUT /api/settings/logo`, beside the file; one of the two is required (spec §5 Logo). */
export const logoInput = z.object({ logoUrl: pictureLink.optional() });
export type LogoInput = z.infer<typeof logoInput>;

const quickLink = z.object({
  title: z.string(),
  titleRu: z.string().optional(),
  titleEn: z.string().optional(),
  url: z.string(),
});
export type QuickLink = z.infer<typeof quickLink>;

const socialLinks = z.object({
  facebook: z.string().optional(),
  twitter: z.string().optional(),
  instagram: z.string().optional(),
  youtube: z.string().optional(),
});
export type SocialLinks = z.infer<typeof socialLinks>;

/** `GET /api/settings/footer` (ruling 27: both `copyright` and `copyrightText`). */
export const footerSetting = z.object({
  companyName: z.string(),
  description: z.string(),
  descriptionRu: z.string(),
  descriptionEn: z.string(),
  address: z.string(),
  addressRu: z.string(),
  addressEn: z.string(),
  phone: z.string(),
  email: z.string(),
  logoUrl: z.string(),
  copyright: z.string(),
  copyrightText: z.string(),
  copyrightTextRu: z.string(),
  copyrightTextEn: z.string(),
  socialLinks,
  quickLinks: z.array(quickLink),
});
export type FooterSetting = z.infer<typeof footerSetting>;

/** Networks without a page are omitted. */
const socialLinksInput = z
  .object({
    facebook: socialLink.optional(),
    twitter: socialLink.optional(),
    instagram: socialLink.optional(),
    youtube: socialLink.optional(),
  })
  .transform(
    (links): SocialLinks =>
      Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined && url !== "")),
  );

const quickLinksInput = z
  .array(
    z.object({
      title: required(line(100), "quick_link_incomplete"),
      titleRu: line(100).optional(),
      titleEn: line(100).optional(),
      url: required(siteLink, "quick_link_incomplete"),
    }),
  )
  .max(50, "too_many_links");

/**
 * `PUT /api/settings/footer`, beside the file (spec §5 Footer). It replaces the footer; only picture and translations
 * stay unchanged when omitted, and an empty one is removed.
 */
export const footerInput = z.object({
  companyName: required(line(200), "company_name_required"),
  description: paragraph(2000).default(""),
  descriptionRu: paragraph(2000).optional(),
  descriptionEn: paragraph(2000).optional(),
  address: line(300).default(""),
  addressRu: line(300).optional(),
  addressEn: line(300).optional(),
  phone: line(50).default(""),
  email: z
    .string({ error: "footer_email_invalid" })
    .overwrite(trimInvisible)
    .max(254, "footer_email_invalid")
    .pipe(emailForm("footer_email_invalid")),
  logoUrl: pictureLink.optional(),
  copyrightText: line(300).default(""),
  copyrightTextRu: line(300).optional(),
  copyrightTextEn: line(300).optional(),
  socialLinks: socialLinksInput.default({}),
  quickLinks: quickLinksInput.default([]),
});
export type FooterInput = z.infer<typeof footerInput>;
