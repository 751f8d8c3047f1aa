import { useLanguage } from "../../i18n/use-language";
import { useDelivery } from "../../lib/data/delivery";
import { formatWon } from "../../lib/format/money";
import { DeliveryDays } from "../delivery-days";
import { fill } from "./fill";
import { DELIVERY_FACT_TEXTS as TEXTS } from "./legal-texts";

interface Fact {
  label: string;
  values: string[];
}

/** What delivery costs and when it comes, as the settings are now. */
export function DeliveryFacts({ shippingFee }: { shippingFee: string | undefined }) {
  const facts = useFacts(shippingFee);
  const { language } = useLanguage();
  return (
    <section aria-labelledby="facts" className="receipt mt-6 max-w-[44rem] p-5 md:p-6">
      <h2 id="facts" className="text-title-s uppercase">
        {TEXTS.title[language]}
      </h2>
      <dl className="mt-2 text-small">
        {facts.map(({ label, values }) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-paper-edge py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-faint">{label}</dt>
            <dd className="min-w-0">
              {values.map((value) => (
                <span key={value} className="block break-words">
                  {value}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <DeliveryDays className="mt-4 print:hidden" />
    </section>
  );
}

function useFacts(shippingFee: string | undefined): Fact[] {
  const { language } = useLanguage();
  const { hasDays, cutOffHour, saturdays, paymentHours, freeFrom, islands } = useDelivery();
  const fee = shippingFee === undefined ? undefined : Number(shippingFee);
  const facts: (Fact | undefined)[] = [
    fee === undefined
      ? undefined
      : {
          label: TEXTS.fee[language],
          values: [
            fee > 0 ? formatWon(fee) : TEXTS.free[language],
            ...(fee > 0 && freeFrom > 0 ? [fill(TEXTS.freeFrom[language], { amount: formatWon(freeFrom) })] : []),
          ],
        },
    hasDays
      ? { label: TEXTS.days[language], values: [saturdays ? TEXTS.saturdays[language] : TEXTS.weekdays[language]] }
      : undefined,
    hasDays
      ? {
          label: TEXTS.cutOff[language],
          values: [fill(TEXTS.cutOffText[language], { hour: `${String(cutOffHour).padStart(2, "0")}:00` })],
        }
      : undefined,
    paymentHours > 0
      ? { label: TEXTS.pay[language], values: [fill(TEXTS.hours[language], { hours: paymentHours })] }
      : undefined,
    islands.length > 0
      ? {
          label: TEXTS.islands[language],
          values: islands.map(({ name, from, to, surcharge }) => {
            const costs =
              surcharge === null
                ? TEXTS.notServed[language]
                : surcharge === 0
                  ? TEXTS.noSurcharge[language]
                  : fill(TEXTS.island[language], { amount: formatWon(surcharge) });
            return `${name} (${from}–${to}): ${costs}`;
          }),
        }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}
