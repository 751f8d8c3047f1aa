import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { type OrderQuery, useOrder } from "../../lib/data/orders";
import { orderKey } from "../../lib/data/query-keys";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useSession } from "../../session/session";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { useDraft } from "../../ui/use-draft";
import { HowToPay } from "./how-to-pay";
import { LookupFailure } from "./lookup-failure";
import { OrderDetail } from "./order-detail";
import { readOrderNumber } from "./read-order-number";

export const handle: PageHandle = {
  title: ({ t }) => t("orderLookup.title"),
  description: ({ t }) => t("orderLookup.intro"),
};

const isFilled = (typed: string) => typed.trim() !== "";
const isNumber = (typed: string) => readOrderNumber(typed) !== undefined;

interface LookupForm {
  number: string;
  email: string;
}

/** Finds an order by its number and email, without an account (spec §2, ruling 11). */
export default function OrderLookupPage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  useSession("personal");
  const given: LookupForm = { number: search.get("id") ?? "", email: search.get("email") ?? "" };
  const form = useForm({ defaultValues: given });
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  useDraft(form);
  const [asked, setAsked] = useState<OrderQuery>();
  const { data: order, error, isFetching } = useOrder(asked);
  const queryClient = useQueryClient();

  const numberFault = errors.number?.type === "isFilled" ? t("orderLookup.incomplete") : t("orderLookup.numberWrong");

  const lookUp = ({ number, email }: LookupForm) => {
    const id = readOrderNumber(number);
    if (id === undefined) return;
    setAsked({ id, email: email.trim() });
    queryClient.invalidateQueries({ queryKey: orderKey(id, email.trim()) });
  };
  const refuse = ({ number, email }: FieldErrors<LookupForm>) => {
    if (number?.type !== "isFilled" && !email) return;
    toast({ title: t("orderLookup.incomplete"), text: t("orderLookup.incompleteText"), tone: "wrong" });
  };

  return (
    <div className="page max-w-[52rem] pt-6 md:pt-10 print:max-w-none print:p-0">
      <h1 className="text-headline uppercase print:hidden">{t("orderLookup.title")}</h1>
      <p className="mt-2 max-w-read text-ink-soft print:hidden">{t("orderLookup.intro")}</p>
      <form
        method="post"
        onSubmit={handleSubmit(lookUp, refuse)}
        noValidate
        className="mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-2 print:hidden"
      >
        {/* `defaultValue` fills the fields of the server's page, too. */}
        <InputField
          label={t("orderLookup.number")}
          hint={t("orderLookup.numberHint")}
          inputMode="numeric"
          autoComplete="off"
          error={errors.number && numberFault}
          defaultValue={given.number}
          {...register("number", { validate: { isFilled, isNumber } })}
        />
        <InputField
          label={t("orderLookup.email")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email && t("orderLookup.incomplete")}
          defaultValue={given.email}
          {...register("email", { validate: isFilled })}
        />
        <Button type="submit" busy={isFetching} className="min-h-12 sm:col-span-2 sm:justify-self-start sm:px-10">
          {isFetching ? t("orderLookup.busy") : t("orderLookup.action")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-8 print:mt-0">
        {isFetching ? null : order ? (
          <>
            <HowToPay order={order} className="mb-6" />
            <OrderDetail order={order} />
          </>
        ) : error ? (
          <LookupFailure error={error} />
        ) : null}
      </div>
    </div>
  );
}
