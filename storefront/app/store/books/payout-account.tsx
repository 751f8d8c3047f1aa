import { zodResolver } from "@hookform/resolvers/zod";
import type { RefundAccount } from "@zakh/orders/contract";
import { type StoreAccountInput, storeAccountInput } from "@zakh/settlements/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useTexts } from "../../i18n/use-texts";
import { useSignInAgain } from "../../session/sign-in-again";
import { BankAccountFields } from "../../ui/bank-account-fields";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { useSaveAccount } from "./store-books";

interface PayoutAccountProps {
  storeId: number;
  account: RefundAccount | null;
}

/** Where the shop transfers what it owes; the owner tells it, and only the shop's owners read it. */
export function PayoutAccount({ storeId, account }: PayoutAccountProps) {
  const { t } = useTexts();
  const [editing, setEditing] = useState(false);
  return (
    <section
      aria-labelledby="payout-account"
      className="rounded-card border border-paper-edge bg-linen p-5 print:hidden"
    >
      <h2 id="payout-account" className="text-title-s">
        {t("storeBooks.account")}
      </h2>
      {account && !editing ? (
        <>
          <p className="mt-3 break-words">{account.bankName}</p>
          <p className="figures text-lead font-semibold [overflow-wrap:anywhere]">{account.accountNumber}</p>
          <p className="break-words">{account.accountHolder}</p>
          <Button look="outline" className="mt-4" onClick={() => setEditing(true)}>
            {t("storeBooks.accountChange")}
          </Button>
        </>
      ) : (
        <AccountForm storeId={storeId} account={account} onSaved={() => setEditing(false)} />
      )}
    </section>
  );
}

function AccountForm({ storeId, account, onSaved }: PayoutAccountProps & { onSaved: () => void }) {
  const { t } = useTexts();
  const again = useSignInAgain();
  const save = useSaveAccount(storeId);
  const form = useForm<z.input<typeof storeAccountInput>, unknown, StoreAccountInput>({
    resolver: zodResolver(storeAccountInput),
    defaultValues: {
      bankName: account?.bankName as StoreAccountInput["bankName"] | undefined,
      accountNumber: account?.accountNumber ?? "",
      accountHolder: account?.accountHolder ?? "",
    },
  });
  const submit = useSubmit({
    form,
    send: async (input) => {
      await save.mutateAsync(input);
      toast({ title: t("ownStore.saved"), tone: "done" });
      onSaved();
    },
    isHandled: again.needed,
    failure: { title: t("storeBooks.accountFailed"), text: t("common.tryAgain") },
  });
  return (
    <>
      <p className="mt-2 text-small text-ink-soft">{t("storeBooks.accountText")}</p>
      <form method="post" onSubmit={submit} noValidate className="mt-4 grid gap-2">
        <BankAccountFields
          form={form}
          labels={{
            bank: t("storeBooks.bank"),
            number: t("storeBooks.accountNumber"),
            holder: t("storeBooks.accountHolder"),
          }}
        />
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? t("ownStore.saving") : t("ownStore.save")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}
