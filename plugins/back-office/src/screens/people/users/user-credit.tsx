import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@medusajs/ui";
import type { User } from "@zakh/accounts/contract";
import { creditInput } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useCredit, useGrantCredit } from "../../resources/credit";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { NumberField, TextField } from "../../ui/forms/text-field";
import { signedWon, won } from "../../ui/money";
import { LoadError, LoadingScreen } from "../../ui/screen-state";
import { toast } from "../../ui/toast";

/** A customer's credit: how much it is and what made it, and a form that gives or takes some with a reason. */
export function UserCredit({ user }: { user: User }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        className="h-11 shrink-0 px-4 md:whitespace-nowrap text-sm md:h-8 md:px-3"
        aria-label={`${t("credit.button")}: ${user.name || user.username}`}
        onClick={() => setOpen(true)}
      >
        {t("credit.button")}
      </Button>
      {open && <CreditForm user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const grant = useGrantCredit(user.id);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(creditInput),
    defaultValues: { amount: "" as unknown as number, reason: "" },
  });
  const submit = handleSubmit(async (input) => {
    try {
      const { balance } = await grant.mutateAsync(input);
      toast.success(t("credit.saved"), { description: `${user.name || user.username}: ${won(balance)}` });
      onClose();
    } catch (error) {
      markRefusedFields(setError, error);
      if (show.refused(error, t("credit.failed"))) onClose();
    }
  }, show.invalid);
  return (
    <FormDrawer
      open
      title={t("credit.title", { name: user.name || user.username })}
      dirty={formState.isDirty}
      busy={grant.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Balance userId={user.id} />
      <NumberField
        label={t("credit.amount")}
        hint={t("credit.amountHint")}
        // A number pad of a phone has no minus.
        inputMode="text"
        error={fieldError(formState.errors.amount)}
        {...register("amount", { valueAsNumber: true })}
      />
      <TextField
        label={t("credit.reason")}
        hint={t("credit.reasonHint")}
        error={fieldError(formState.errors.reason)}
        {...register("reason")}
      />
    </FormDrawer>
  );
}

function Balance({ userId }: { userId: number }) {
  const { t } = useTexts();
  const { data: credit, isError, error, refetch } = useCredit(userId);
  if (isError) return <LoadError title={t("credit.unknown")} error={error} onRetry={() => refetch()} />;
  if (!credit) return <LoadingScreen label={t("loading")} />;
  return (
    <div className="flex flex-col gap-y-2 tabular-nums">
      <p className="text-ui-fg-base text-2xl font-semibold">{won(credit.balance)}</p>
      <ul className="divide-ui-border-base max-h-60 divide-y overflow-y-auto text-sm">
        {credit.entries.map(({ amount, at, orderId, reason }) => (
          <li key={`${at} ${amount}`} className="flex justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              <span>{orderId === null ? reason : orderNumber(orderId)}</span>
              <span className="text-ui-fg-subtle block">{dateTime(at)}</span>
            </span>
            <span className="shrink-0">{signedWon(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
