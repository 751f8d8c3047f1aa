import type { PaymentMethod } from "@zakh/orders/contract";
import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useInLanguage, usePaymentFacts } from "../../lib/data/payment-methods";
import { classes } from "../../ui/classes";

interface PaymentMethodCardsProps {
  methods: readonly PaymentMethod[];
  /** Code of the chosen one. */
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A card for each method of payment: its name, how to pay, and where. */
export function PaymentMethodCards({ methods, value, onChange, error }: PaymentMethodCardsProps) {
  const { t } = useTexts();
  const errorId = useId();
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-2 text-small font-semibold">{t("order.method")}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {methods.map((method) => (
          <MethodCard
            key={method.code}
            method={method}
            chosen={value === method.code}
            onChoose={() => onChange(method.code)}
          />
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="mt-1 min-h-5 text-small font-medium text-ember-deep">
        {error}
      </p>
    </fieldset>
  );
}

interface MethodCardProps {
  method: PaymentMethod;
  chosen: boolean;
  onChoose: () => void;
}

function MethodCard({ method, chosen, onChoose }: MethodCardProps) {
  const { t } = useTexts();
  const inLanguage = useInLanguage();
  const facts = usePaymentFacts(method, method.details);
  return (
    <label
      className={classes(
        "flex cursor-pointer items-start gap-3 rounded-card border-2 bg-linen p-4 transition-colors duration-quick focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-sky",
        chosen ? "border-oxblood shadow-paper" : "border-paper-edge hover:border-ink-faint",
      )}
    >
      <input
        type="radio"
        name="paymentMethod"
        value={method.code}
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-oxblood outline-none focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{inLanguage(method.name)}</span>
        <span className="mt-1 block text-small text-ink-soft">{inLanguage(method.hint)}</span>
        {facts.map(({ name, label, value }) => (
          <span key={name} className="mt-2 block break-words text-small">
            <span className="block text-micro text-ink-soft">{label}</span>
            <span className="whitespace-pre-line font-semibold">{value}</span>
          </span>
        ))}
        {method.delivers ? null : (
          <span className="stamp mt-3 inline-block bg-steppe-wash text-steppe-deep">{t("checkout.noShippingFee")}</span>
        )}
      </span>
    </label>
  );
}
