import { PRICES_MAX, type PriceRule, readAmount } from "@zakh/catalog/contract";
import { useCallback, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useChangePrices, useFoundProducts } from "../../resources/product-prices";
import type { ProductQuery } from "../../resources/products";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { LoadError, LoadingScreen } from "../../ui/screen-state";
import { PreviewRows } from "./preview-rows";
import { type LeftOut, previewPrices, pricesToSend } from "./price-preview";
import { useAskLowPrice } from "./use-ask-low-price";
import { usePricesToast } from "./use-prices-toast";

/** Changes the prices of all found products by per cent or won: shows old and new first, and leaves out what is not chosen. */
export function PricesDrawer({ query, onClose }: { query: ProductQuery; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const found = useFoundProducts(query);
  const change = useChangePrices();
  const askLowPrice = useAskLowPrice();
  const tellPrices = usePricesToast();
  const [direction, setDirection] = useState<"raise" | "lower">("raise");
  const [by, setBy] = useState<PriceRule["by"]>("percent");
  const [typed, setTyped] = useState("");
  const [roundsTo100, setRoundsTo100] = useState(true);
  const [chosen, setChosen] = useState<LeftOut>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const leave = useCallback((id: number, leaves: boolean) => setChosen((now) => new Map(now).set(id, leaves)), []);

  const read = readAmount(typed, by);
  const isInvalid = typed.trim() !== "" && (read === undefined || read < 0);
  const rule: PriceRule | undefined =
    read === undefined || isInvalid ? undefined : { by, amount: direction === "raise" ? read : -read, roundsTo100 };
  // While they are read again, the shown prices may be outdated.
  const present = found.isFetching || found.isError ? undefined : found.data;
  const previews = previewPrices(present?.rows ?? [], rule);
  const prices = pricesToSend(previews, chosen);

  const submit = useSubmitOnce(async () => {
    if (prices.length === 0) return;
    const low = previews.filter(({ product, isLow }) => isLow && prices.some(({ id }) => id === product.id));
    if (!(await askLowPrice(low.map(({ product, to = 0 }) => ({ ...product, price: to }))))) return;
    try {
      tellPrices(await change.mutateAsync({ prices }));
      onClose();
    } catch (error) {
      show.refused(error, t("prices.failed"));
      // The change may be made although its answer was lost: nothing is left that another press would do a second time.
      setTyped("");
      setHasFailed(true);
      void found.refetch();
    }
  });

  return (
    <FormDrawer
      open
      title={t("prices.title")}
      dirty={typed !== ""}
      busy={change.isPending}
      empty={prices.length === 0}
      submitLabel={t("prices.save", { count: prices.length })}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t("prices.direction")}
          value={direction}
          options={[
            { value: "raise", label: t("prices.raise") },
            { value: "lower", label: t("prices.lower") },
          ]}
          onChoose={setDirection}
        />
        <SelectField
          label={t("prices.by")}
          value={by}
          options={[
            { value: "percent", label: t("prices.percent") },
            { value: "won", label: t("prices.won") },
          ]}
          onChoose={setBy}
        />
      </div>
      <TextField
        label={t("prices.amount")}
        inputMode="decimal"
        autoComplete="off"
        placeholder={by === "percent" ? "5" : "1000"}
        error={isInvalid ? t("prices.amountInvalid") : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SwitchField label={t("prices.round")} checked={roundsTo100} onChange={setRoundsTo100} />
      {found.isError && !found.isFetching ? (
        <LoadError title={t("products.failed")} error={found.error} onRetry={() => found.refetch()} />
      ) : !present ? (
        <LoadingScreen label={t("loading")} />
      ) : (
        <>
          {present.total > present.rows.length && (
            <p role="alert" className="text-ui-fg-error text-sm">
              {t("prices.tooMany", { count: PRICES_MAX })}
            </p>
          )}
          {hasFailed && (
            <p role="status" className="text-ui-tag-orange-text text-base md:text-sm">
              {t("prices.current")}
            </p>
          )}
          <PreviewRows
            previews={previews}
            chosen={chosen}
            onLeave={leave}
            onLeaveAll={(leaves) => setChosen(new Map(present.rows.map(({ id }) => [id, leaves])))}
          />
        </>
      )}
    </FormDrawer>
  );
}
