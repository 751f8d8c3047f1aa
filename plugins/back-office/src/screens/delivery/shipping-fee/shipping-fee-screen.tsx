import { Heading, Text } from "@medusajs/ui";
import { SETTINGS } from "@zakh/site-settings/contract";
import { useTexts } from "../../i18n/text";
import { SettingScreen } from "../../ui/forms/setting-screen";
import { won } from "../../ui/money";

/** Subtotal of the example order, in won. */
const EXAMPLE_SUBTOTAL = 50_000;

/** The shipping fee, with an example of the shopper's view (spec §2 Shipping fee). */
export default function ShippingFeeScreen() {
  return <SettingScreen name="shipping-fee" withDefault={false} beside={(typed) => <Example fee={feeOf(typed)} />} />;
}

/** The typed fee in won; undefined while it is invalid. */
function feeOf(typed: object): number | undefined {
  const read = SETTINGS["shipping-fee"].schema.safeParse(typed);
  return read.success ? Number(read.data.value) : undefined;
}

/** An order's sums with the typed fee. */
function Example({ fee }: { fee: number | undefined }) {
  const { t } = useTexts();
  return (
    <section aria-live="polite" className="bg-ui-bg-component rounded-lg p-4">
      <Heading level="h2" className="text-sm font-semibold">
        {t("shippingFee.example")}
      </Heading>
      <Text className="text-ui-fg-subtle mt-0.5 text-sm">{t("shippingFee.exampleHint")}</Text>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-base md:text-sm">
        <Sum label={t("order.subtotal")} amount={EXAMPLE_SUBTOTAL} />
        <Sum label={t("order.shippingFee")} amount={fee} />
        <div className="border-ui-border-base col-span-2 border-t" />
        <Sum strong label={t("order.total")} amount={fee === undefined ? undefined : EXAMPLE_SUBTOTAL + fee} />
      </dl>
    </section>
  );
}

function Sum({ label, amount, strong }: { label: string; amount: number | undefined; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? "text-ui-fg-base font-semibold" : "text-ui-fg-subtle"}>{label}</dt>
      <dd className={strong ? "text-right text-lg font-semibold tabular-nums" : "text-right tabular-nums"}>
        {amount === undefined ? "—" : won(amount)}
      </dd>
    </>
  );
}
