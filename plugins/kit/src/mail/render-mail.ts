import type { Language } from "../contract/languages";
import { escapeHtml } from "./escape-html";
import { oneLine } from "./one-line";
import type { ShopContact } from "./shop-contact";
import { withoutLinks } from "./without-links";

export interface MailNote {
  label: string;
  value: string;
  /** Language of the value, where it differs from the mail's. */
  lang?: Language;
}

/** One row of a list of goods. */
export interface MailLine {
  name: string;
  /** Language of the name, where it differs from the mail's. */
  lang?: Language;
  /** Such as `1.5 кг × ₩15,000`. */
  detail?: string;
  /** An additional line, such as the origin. */
  note?: MailNote;
  /** On the right, such as `₩22,500`. */
  amount: string;
  /** A sum: set apart and bold. */
  strong?: boolean;
}

export type MailFact = readonly [label: string, value: string | readonly string[]];

/** Maximum length of a line in a multi-line value, and of a note, in characters. */
const LINE_MAX_LENGTH = 300;

/**
 * The content of a mail. Everything in it is text: markup is shown, not interpreted. Facts and lines contain user
 * input, in which nothing becomes a link (`withoutLinks`); all other texts must be the shop's own.
 */
export interface MailContent {
  language: Language;
  shopName: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: readonly string[];
  /** Labels and values, such as account number and depositor. A multi-line value, such as an address, is a list. */
  facts?: readonly MailFact[];
  lines?: readonly MailLine[];
  button?: MailLink;
  /** Small print at the end. */
  footer: string;
  /** Where the shop is reached, below it; in mails whose paragraphs do not say so. */
  contact?: Pick<ShopContact, "phone" | "email">;
  /** A quiet link below it, such as to stop mails of this kind. */
  footerLink?: MailLink;
}

export interface MailLink {
  label: string;
  url: string;
}

export interface RenderedMail {
  html: string;
  text: string;
}

const INK = "#1f1a17";
const QUIET = "#6b5f57";
const RULE = "#e7ded6";
const PAPER = "#faf6f1";
const BRAND = "#9b1c1c";
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans KR',Arial,sans-serif";

/** Renders HTML and text of a mail from the same content. Throws when the URL of a button or link is not http(s). */
export function renderMail(content: MailContent): RenderedMail {
  for (const link of [content.button, content.footerLink]) {
    if (link && !/^https?:$/.test(new URL(link.url).protocol)) {
      throw new Error("The button of a mail leads to a web page");
    }
  }
  const harmless: MailContent = {
    ...content,
    facts: content.facts?.map(([label, value]) => [label, harmlessValue(value)] as const),
    lines: content.lines?.map((line) => ({
      ...line,
      name: withoutLinks(line.name),
      detail: line.detail && withoutLinks(line.detail),
      note: line.note && { ...line.note, value: withoutLinks(line.note.value, LINE_MAX_LENGTH) },
    })),
  };
  return { html: renderHtml(harmless), text: renderText(harmless) };
}

function harmlessValue(value: MailFact[1]): MailFact[1] {
  return typeof value === "string" ? withoutLinks(value) : value.map((line) => withoutLinks(line, LINE_MAX_LENGTH));
}

function renderHtml(content: MailContent): string {
  const { language, shopName, heading, paragraphs, facts, lines, button, footerLink } = content;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${INK}">${inline(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${block(text)}</p>`),
    facts?.length ? factList(facts) : "",
    lines?.length ? lineTable(lines) : "",
    button ? buttonLink(button) : "",
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${inline(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.55 ${FONT};color:${INK}">
<div style="padding:0 8px 16px;font-size:18px;font-weight:700;color:${BRAND}">${inline(shopName)}</div>
<div style="background:#ffffff;border:1px solid ${RULE};border-radius:12px;padding:24px 20px">
${parts.filter(Boolean).join("\n")}
</div>
<div style="padding:16px 8px 0;font-size:13px;line-height:1.5;color:${QUIET}">${block(smallPrint(content))}${footerLink ? `<br>${quietLink(footerLink)}` : ""}</div>
</div>
</body>
</html>
`;
}

/** The footer, and phone and mail address in a line of their own. */
function smallPrint({ footer, contact }: MailContent): string {
  const reached = [contact?.phone, contact?.email].filter(Boolean).join(" · ");
  return reached === "" ? footer : `${footer}\n${reached}`;
}

function factList(facts: NonNullable<MailContent["facts"]>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<div style="padding:10px 0;border-top:1px solid ${RULE}"><div style="font-size:13px;color:${QUIET}">${inline(label)}</div>` +
      `<div style="font-weight:600;word-break:break-word">${[value].flat().map(inline).join("<br>")}</div></div>`,
  );
  return `<div style="margin:0 0 20px;border-bottom:1px solid ${RULE}">${rows.join("\n")}</div>`;
}

function lineTable(lines: NonNullable<MailContent["lines"]>): string {
  const rows = lines.map(({ name, lang, detail, note, amount, strong }) => {
    const weight = strong ? "font-weight:700;" : "";
    const small = [
      ...(detail ? [inline(detail)] : []),
      ...(note ? [`${inline(note.label)}: ${inLanguage(note.value, note.lang)}`] : []),
    ]
      .map((html) => `<div style="font-size:13px;color:${QUIET}">${html}</div>`)
      .join("");
    const named = inLanguage(name, lang);
    return (
      `<tr><td style="padding:10px 12px 10px 0;border-top:1px solid ${RULE};${weight}vertical-align:top">${named}${small}</td>` +
      `<td style="padding:10px 0;border-top:1px solid ${RULE};${weight}text-align:right;white-space:nowrap;vertical-align:top">${inline(amount)}</td></tr>`
    );
  });
  return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px">${rows.join("\n")}</table>`;
}

function inLanguage(value: string, lang: Language | undefined): string {
  return lang ? `<span lang="${lang}">${inline(value)}</span>` : inline(value);
}

function buttonLink({ label, url }: MailLink): string {
  const address = escapeHtml(url);
  return (
    `<p style="margin:8px 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;` +
    `background:${BRAND};color:#ffffff;font-weight:600;text-decoration:none">${inline(label)}</a></p>\n` +
    `<p style="margin:0;font-size:13px;color:${QUIET};word-break:break-all">${address}</p>`
  );
}

function quietLink({ label, url }: MailLink): string {
  return `<a href="${escapeHtml(url)}" style="color:${QUIET}">${inline(label)}</a>`;
}

function renderText(content: MailContent): string {
  const { shopName, heading, paragraphs, facts, lines, button, footerLink } = content;
  const parts = [
    oneLine(shopName),
    oneLine(heading),
    ...paragraphs.map(plainBlock),
    (facts ?? []).map(([label, value]) => plainFact(label, value)).join("\n"),
    (lines ?? [])
      .map(({ name, detail, note, amount }) => {
        const noted = note ? ` (${oneLine(note.label)}: ${oneLine(note.value)})` : "";
        return `${[name, detail].filter(Boolean).map(text).join(", ")}${noted}: ${oneLine(amount)}`;
      })
      .join("\n"),
    button ? `${oneLine(button.label)}:\n${button.url}` : "",
    `-- \n${plainBlock(smallPrint(content))}${footerLink ? `\n${oneLine(footerLink.label)}:\n${footerLink.url}` : ""}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The lines of a value are indented, so that none looks like another fact. */
function plainFact(label: string, value: MailFact[1]): string {
  const values = [value].flat().map(oneLine);
  return values.length === 1 ? `${oneLine(label)}: ${values[0]}` : [`${oneLine(label)}:`, ...values].join("\n    ");
}

function text(value: string | undefined): string {
  return oneLine(value ?? "");
}

function inline(value: string): string {
  return escapeHtml(oneLine(value));
}

function block(value: string): string {
  return escapeHtml(plainBlock(value)).replaceAll("\n", "<br>");
}

/** Text of several lines; each line is one. */
function plainBlock(value: string): string {
  return value
    .trim()
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join("\n");
}
