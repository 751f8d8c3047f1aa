import { LEGAL_KINDS, LEGAL_TITLES, type LegalBlock, type LegalKind, legalBlocks } from "@zakh/legal/contract";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { paths, queryText } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { FailurePage } from "../../ui/failure-page";
import { PageLink } from "../../ui/page-link";
import { DeliveryFacts } from "./delivery-facts";
import type { LegalData } from "./legal-data.server";
import { LEGAL_PAGE_TEXTS } from "./legal-texts";
import { LegalVersions, VersionNotice } from "./legal-versions";

const LINK =
  "inline-flex min-h-touch items-center text-ember-deep underline decoration-paper-edge underline-offset-4 hover:decoration-current";

export function legalHandle(kind: LegalKind): PageHandle<LegalData> {
  return {
    title: ({ language }) => LEGAL_TITLES[kind][language],
    description: ({ data }) => firstSentences(data?.shown?.text),
  };
}

function firstSentences(text = ""): string | undefined {
  const [first] = legalBlocks(text).filter(({ kind }) => kind === "paragraph");
  return first?.kind === "paragraph" ? first.text : undefined;
}

/** A legal text as a document: contents, parts with anchors, its versions; it needs no scripts (ruling 70). */
export function LegalDocument({ legal }: { legal: LegalData }) {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  // The language was chosen on this page: its text is the server's.
  useEffect(() => {
    if (legal.language !== language) revalidate();
  }, [legal.language, language, revalidate]);
  const { kind, shown, version } = legal;
  if (!shown) return <FailurePage missing={legal.missing} />;
  const blocks = legalBlocks(shown.text);
  const headings = blocks.filter((block) => block.kind === "heading");
  const title = LEGAL_TITLES[kind];
  return (
    <article className="page pt-4 md:pt-8 print:pt-0">
      <header className="max-w-[44rem]">
        <h1 className="break-words text-title uppercase md:text-title-l">{title[language]}</h1>
        <VersionNotice legal={legal} />
        <TextLanguage kind={kind} version={version?.id} of={shown.textLanguage} isTranslated={shown.isTranslated} />
      </header>
      {kind === "delivery" ? <DeliveryFacts shippingFee={legal.shippingFee} /> : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,44rem)_18rem] lg:gap-16">
        {headings.length > 2 ? (
          <nav
            aria-labelledby="contents"
            className="self-start rounded-card border border-paper-edge bg-linen p-4 print:hidden lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1"
          >
            <h2 id="contents" className="text-base font-semibold">
              {LEGAL_PAGE_TEXTS.contents[language]}
            </h2>
            <ol lang={shown.textLanguage} className="mt-1">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-touch w-full items-center break-words py-1.5 text-small leading-snug text-ink-soft underline-offset-4 hover:text-oxblood hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div lang={shown.textLanguage} className="min-w-0 lg:col-start-1 lg:row-start-1">
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text, which never move.
            <Block key={place} block={block} />
          ))}
        </div>
      </div>
      <LegalVersions legal={legal} />
      <nav aria-labelledby="other-pages" className="mt-10 border-t border-paper-edge pt-4 print:hidden">
        <h2 id="other-pages" className="text-base font-semibold">
          {LEGAL_PAGE_TEXTS.other[language]}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {LEGAL_KINDS.filter((other) => other !== kind).map((other) => (
            <li key={other}>
              <PageLink to={paths[other]} className={LINK}>
                {LEGAL_TITLES[other][language]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "heading") {
    return (
      <h2 id={block.id} className="mb-2 mt-7 scroll-mt-28 break-words text-title-s first:mt-0">
        {block.text}
      </h2>
    );
  }
  if (block.kind === "list") {
    return (
      <ul className="my-3 list-disc space-y-1.5 pl-5 text-ink-soft">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list, which never move.
          <li key={place} className="break-words">
            {item}
          </li>
        ))}
      </ul>
    );
  }
  return <p className="my-3 whitespace-pre-line break-words text-ink-soft">{block.text}</p>;
}

interface TextLanguageProps {
  kind: LegalKind;
  version: number | undefined;
  of: string;
  /** Whether there is a text in the page's language. */
  isTranslated: boolean;
}

/** That there is no translation, or the way to the Korean text and back. */
function TextLanguage({ kind, version, of, isTranslated }: TextLanguageProps) {
  const { language } = useLanguage();
  if (language === "ko") return null;
  if (!isTranslated) {
    return <p className="mt-2 rounded-card bg-mustard-wash p-3 text-small">{LEGAL_PAGE_TEXTS.fallback[language]}</p>;
  }
  const query = queryText({
    ...(version !== undefined && { version: String(version) }),
    ...(of !== "ko" && { text: "ko" }),
  });
  return (
    <p className="text-small print:hidden">
      <PageLink to={query ? `${paths[kind]}?${query}` : paths[kind]} className={LINK}>
        {LEGAL_PAGE_TEXTS[of === "ko" ? "translated" : "korean"][language]}
      </PageLink>
    </p>
  );
}
