import { Button, Text } from "@medusajs/ui";
import type { User } from "@zakh/accounts/contract";
import type { Customer } from "@zakh/checkout/contract";
import { shownEmail } from "@zakh/kit/contract";
import { useEffect, useRef } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { CustomerLines } from "../../ui/customer-search";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import type { OrderValues } from "./order-form";

/** Whom the order is for: somebody known, or a customer who is made with it. */
export type OrderRecipient = { customer: Customer } | { customer: null };

interface ChosenCustomerProps {
  form: UseFormReturn<OrderValues>;
  whom: OrderRecipient;
  /** The account that has the email of a new customer. */
  taken: User | undefined;
  onTake: (account: User) => void;
  onChange: () => void;
}

/** The customer with the recipient's name and phone, and for a new one the email. */
export function ChosenCustomer({ form, whom: { customer }, taken, onTake, onChange }: ChosenCustomerProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { errors } = useFormState({ control: form.control });
  const change = useRef<HTMLButtonElement>(null);
  const isNew = customer === null;
  // What was pressed is gone: the next thing to type has the focus, or for somebody known, who is filled in, the way back.
  useEffect(() => {
    if (isNew) form.setFocus(form.getValues("customerName") === "" ? "customerName" : "customerPhone");
    else change.current?.focus();
  }, [isNew, form]);
  return (
    <div className="flex flex-col gap-y-4">
      <div className="border-ui-border-base flex items-center gap-x-3 rounded-lg border p-3">
        {customer ? (
          <CustomerLines customer={customer} />
        ) : (
          <span className="text-ui-fg-base min-w-0 flex-1 font-medium">{t("newOrder.newCustomer")}</span>
        )}
        <Button
          ref={change}
          type="button"
          variant="secondary"
          className="h-11 shrink-0 px-4 text-base md:h-9 md:text-sm"
          onClick={onChange}
        >
          {t("newOrder.change")}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("order.name")}
          autoComplete="off"
          error={fieldError(errors.customerName)}
          {...form.register("customerName")}
        />
        <TextField
          label={t("order.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          error={fieldError(errors.customerPhone)}
          {...form.register("customerPhone")}
        />
      </div>
      {customer ? (
        <Text className="text-ui-fg-subtle break-words text-sm">
          {customer.email ? t("newOrder.mailTo", { email: shownEmail(customer.email) }) : t("newOrder.noEmail")}
        </Text>
      ) : (
        <TextField
          label={t("order.email")}
          hint={t("newOrder.email.hint")}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          error={fieldError(errors.email)}
          {...form.register("email")}
        />
      )}
      {taken && (
        <Button
          type="button"
          variant="secondary"
          className="h-auto min-h-11 whitespace-normal px-4 py-2 text-base md:text-sm"
          onClick={() => onTake(taken)}
        >
          {t("newOrder.useAccount", { name: taken.name || taken.username })}
        </Button>
      )}
    </div>
  );
}
