import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { type OrderQuery, useOrder } from "../../lib/data/orders";
import { orderKey } from "../../lib/data/query-keys";
import type { PageHandle } from "../../lib/seo/page-handle";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { LookupFailure } from "./lookup-failure";
import { OrderDetail } from "./order-detail";
import { readOrderNumber } from "./read-order-number";

export const handle: PageHandle = {
  title: ({ t }) => t("orderLookup.title"),
  description: ({ t }) => t("orderLookup.intro"),
};

/** Finds an order by its number and email, without an account (spec §2, ruling 11). */
export default function OrderLookupPage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [number, setNumber] = useState(search.get("id") ?? "");
  const [email, setEmail] = useState(search.get("email") ?? "");
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<OrderQuery>();
  const { data: order, error, isFetching } = useOrder(asked);
  const queryClient = useQueryClient();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const id = readOrderNumber(number);
    if (number.trim() === "" || email.trim() === "") {
      toast({ title: t("orderLookup.incomplete"), text: t("orderLookup.incompleteText"), tone: "wrong" });
      return;
    }
    if (id === undefined) return;
    setAsked({ id, email: email.trim() });
    queryClient.invalidateQueries({ queryKey: orderKey(id, email.trim()) });
  };

  const missing = tried && (number.trim() === "" || email.trim() === "");
  return (
    <div className="page max-w-[52rem] pt-6 md:pt-10 print:max-w-none print:p-0">
      <h1 className="text-headline uppercase print:hidden">{t("orderLookup.title")}</h1>
      <p className="mt-2 max-w-read text-ink-soft print:hidden">{t("orderLookup.intro")}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-2 print:hidden">
        <InputField
          label={t("orderLookup.number")}
          hint={t("orderLookup.numberHint")}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={
            missing && number.trim() === ""
              ? t("orderLookup.incomplete")
              : tried && number.trim() !== "" && readOrderNumber(number) === undefined
                ? t("orderLookup.numberWrong")
                : undefined
          }
        />
        <InputField
          label={t("orderLookup.email")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing && email.trim() === "" ? t("orderLookup.incomplete") : undefined}
        />
        <Button type="submit" busy={isFetching} className="min-h-12 sm:col-span-2 sm:justify-self-start sm:px-10">
          {isFetching ? t("orderLookup.busy") : t("orderLookup.action")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-8 print:mt-0">
        {isFetching ? null : order ? <OrderDetail order={order} /> : error ? <LookupFailure error={error} /> : null}
      </div>
    </div>
  );
}
