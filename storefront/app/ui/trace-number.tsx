import { traceLink } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/use-texts";

/** A trace number of meat, and the page of the public register about it. */
export function TraceNumber({ number }: { number: string }) {
  const { t } = useTexts();
  return (
    <a
      href={traceLink(number)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("product.traceLink", { number })}
      className="figures font-semibold text-ember-deep underline underline-offset-4"
    >
      {number}
    </a>
  );
}
