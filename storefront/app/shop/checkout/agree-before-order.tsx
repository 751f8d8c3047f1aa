import { AGREE_CHANGED, FRESH_GOODS, FRESH_GOODS_TICK, LEGAL_TITLES } from "@zakh/legal/contract";
import { AgreeTicks } from "../../consent/agree-ticks";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { paths } from "../../lib/routing/paths";
import { TickField } from "../../ui/tick-field";
import type { Agreeing } from "./use-agreeing";

/** What must be said before fresh goods are ordered, with its tick; and where terms have changed, theirs (E-Commerce Act, article 17). */
export function AgreeBeforeOrder({ agreeing: { freshGoods, changed, isTried } }: { agreeing: Agreeing }) {
  const { language } = useLanguage();
  const errorText = useErrorText();
  return (
    <div className="rule mt-4 pt-4">
      <p className="text-small text-ink-soft">
        <span>{FRESH_GOODS[language]}</span>{" "}
        <a href={paths.returns} target="_blank" rel="noopener" className="text-ember-deep underline underline-offset-4">
          {LEGAL_TITLES.returns[language]}
        </a>
      </p>
      <TickField
        ref={freshGoods.box}
        label={FRESH_GOODS_TICK[language]}
        checked={freshGoods.isTicked}
        onChange={(event) => freshGoods.set(event.target.checked)}
        error={isTried && !freshGoods.isTicked ? errorText("agreement_required") : undefined}
      />
      {changed.kinds.length > 0 ? (
        <>
          <p className="mt-2 text-small text-ink-soft">{AGREE_CHANGED[language]}</p>
          <AgreeTicks ticks={changed} />
        </>
      ) : null}
    </div>
  );
}
