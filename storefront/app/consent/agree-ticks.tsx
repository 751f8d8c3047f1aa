import { AGREE_READ, AGREE_TICK, LEGAL_TITLES } from "@zakh/legal/contract";
import { useErrorText } from "../i18n/use-error-text";
import { useLanguage } from "../i18n/use-language";
import { paths } from "../lib/routing/paths";
import { TickField } from "../ui/tick-field";
import type { Ticks } from "./use-ticks";

/** What a form asks to agree to: a box for each, with a link that leaves the form open. */
export function AgreeTicks({ ticks }: { ticks: Ticks }) {
  const { language } = useLanguage();
  const errorText = useErrorText();
  return (
    <>
      {ticks.kinds.map((kind) => (
        <TickField
          key={kind}
          ref={ticks.register(kind)}
          label={AGREE_TICK[kind][language]}
          checked={ticks.isTicked(kind)}
          onChange={(event) => ticks.set(kind, event.target.checked)}
          error={ticks.isTried && !ticks.isTicked(kind) ? errorText("agreement_required") : undefined}
        >
          <a
            href={paths[kind]}
            target="_blank"
            rel="noopener"
            aria-label={`${AGREE_READ[language]}: ${LEGAL_TITLES[kind][language]}`}
            className="inline-flex min-h-touch shrink-0 items-center text-small text-ember-deep underline underline-offset-4"
          >
            {AGREE_READ[language]}
          </a>
        </TickField>
      ))}
    </>
  );
}
