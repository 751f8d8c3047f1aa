import { zodResolver } from "@hookform/resolvers/zod";
import { closeAccountInput } from "@zakh/accounts/contract";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useErrorText } from "../../i18n/use-error-text";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useMyCredit } from "../../lib/data/orders";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { useCloseAccount } from "../../session/own-account";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

/** Closes the account for good (ruling 72): folded, with what becomes of everything, and the password as the answer to "are you sure". */
export function CloseAccount({ hasEnded }: { hasEnded: (error: unknown) => boolean }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const close = useCloseAccount(() => navigate(paths.home));
  const { data: credit } = useMyCredit();
  const form = useForm({ resolver: zodResolver(closeAccountInput), defaultValues: { currentPassword: "" } });
  const submit = useSubmit({
    form,
    send: async (input) => {
      await close.mutateAsync(input);
      toast({ title: t("closeAccount.done"), tone: "done" });
    },
    isHandled: hasEnded,
    failure: { title: t("closeAccount.failed"), text: t("common.tryAgain") },
  });
  if (!useLaterTexts()) return null;
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary className="-mx-2 flex min-h-touch cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-paper">
        <h3 className="text-title-s">{t("closeAccount.title")}</h3>
        <Icon name="down" className="size-4 transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <form method="post" onSubmit={submit} noValidate aria-label={t("closeAccount.title")} className="mt-1 grid gap-2">
        <p className="mb-2 text-small text-ink-soft">{t("closeAccount.text")}</p>
        {credit && credit.balance > 0 && (
          <p className="mb-2 text-small font-semibold text-oxblood">
            {t("closeAccount.credit", { amount: formatWon(credit.balance) })}
          </p>
        )}
        <PasswordField
          label={t("auth.password")}
          autoComplete="current-password"
          error={errorText(form.formState.errors.currentPassword?.message)}
          {...form.register("currentPassword")}
        />
        <Button type="submit" look="outline" busy={close.isPending}>
          {t("closeAccount.action")}
        </Button>
      </form>
    </details>
  );
}
