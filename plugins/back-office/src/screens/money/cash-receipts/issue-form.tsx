import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@medusajs/ui";
import { type CashReceiptIssuedInput, cashReceiptIssuedInput } from "@zakh/bookkeeping/contract";
import { useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";

interface IssueFormProps {
  busy: boolean;
  onIssued: (issuedNumber: string) => Promise<void>;
}

/** Takes the approval number of a receipt that was issued at Hometax. */
export function IssueForm({ busy, onIssued }: IssueFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const form = useForm<CashReceiptIssuedInput>({
    resolver: zodResolver(cashReceiptIssuedInput),
    defaultValues: { issuedNumber: "" },
  });
  const submit = useSubmitOnce(form.handleSubmit(({ issuedNumber }) => onIssued(issuedNumber)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-y-3">
      <TextField
        label={t("cashReceipts.issuedNumber")}
        hint={t("cashReceipts.issuedNumber.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        error={fieldError(form.formState.errors.issuedNumber)}
        {...form.register("issuedNumber")}
      />
      <Button
        type="submit"
        className="h-12 w-full text-base md:h-9 md:w-auto md:self-start md:px-6 md:text-sm"
        disabled={busy}
        isLoading={busy}
      >
        {t("cashReceipts.markIssued")}
      </Button>
    </form>
  );
}
