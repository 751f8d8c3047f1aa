import { LEGAL_TITLES } from "@zakh/legal/contract";
import { useLanguage } from "../../i18n/use-language";
import { formatDate } from "../../lib/format/dates";
import { paths } from "../../lib/routing/paths";
import { PageLink } from "../../ui/page-link";
import { fill } from "./fill";
import type { LegalData } from "./legal-data.server";
import { LEGAL_PAGE_TEXTS } from "./legal-texts";

const LINK = "text-ember-deep underline underline-offset-4";

function dayOf(validFrom: string): string {
  // Its last dot would stand before another one at the end of a sentence.
  return formatDate(`${validFrom}T00:00:00+09:00`).replace(/\.$/, "");
}

/** From when the shown version holds, and what there is to know where it is not the one that holds now. */
export function VersionNotice({ legal: { kind, version, versions } }: { legal: LegalData }) {
  const { language } = useLanguage();
  if (!version) return null;
  const state = versions.find(({ id }) => id === version.id)?.state ?? "current";
  const upcoming = versions.find((each) => each.state === "upcoming");
  return (
    <div className="mt-1 text-small text-ink-soft">
      <p>{fill(LEGAL_PAGE_TEXTS.validFrom[language], { day: dayOf(version.validFrom) })}</p>
      {state === "current" ? null : (
        <p className="mt-2 rounded-card bg-mustard-wash p-3 text-ink">
          <span>{LEGAL_PAGE_TEXTS[state][language]}</span>{" "}
          <PageLink to={paths[kind]} className={LINK}>
            {LEGAL_PAGE_TEXTS.toCurrent[language]}
          </PageLink>
        </p>
      )}
      {state === "current" && upcoming ? (
        <p className="mt-2 rounded-card bg-sky-wash p-3 text-ink">
          <PageLink to={`${paths[kind]}?version=${upcoming.id}`} className={LINK}>
            {fill(LEGAL_PAGE_TEXTS.change[language], { day: dayOf(upcoming.validFrom) })}
          </PageLink>
        </p>
      ) : null}
    </div>
  );
}

/** Every version with its day; nothing while there is only one. */
export function LegalVersions({ legal: { kind, version, versions } }: { legal: LegalData }) {
  const { language } = useLanguage();
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions" className="mt-10 border-t border-paper-edge pt-4 print:hidden">
      <h2 id="versions" className="text-base font-semibold">
        {LEGAL_PAGE_TEXTS.versions[language]}
      </h2>
      <ul className="mt-1">
        {versions.map(({ id, validFrom, state }) => (
          <li key={id}>
            <PageLink
              to={state === "current" ? paths[kind] : `${paths[kind]}?version=${id}`}
              aria-current={id === version?.id ? "page" : undefined}
              aria-label={`${LEGAL_TITLES[kind][language]}, ${dayOf(validFrom)}`}
              className="inline-flex min-h-touch items-center gap-2 text-ember-deep underline decoration-paper-edge underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span className="figures">{dayOf(validFrom)}</span>
              {state === "current" ? (
                <span className="text-ink-faint">{LEGAL_PAGE_TEXTS.current[language]}</span>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
