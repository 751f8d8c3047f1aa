import { CreditCard } from "@medusajs/icons";
import { Badge, Label, Switch, Text } from "@medusajs/ui";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../i18n/text";
import { useBankAccounts, useIsSettingDefault, useSetDefaultAccount } from "../../resources/bank-accounts";
import { ActiveBadge } from "../../ui/active-badge";
import { useErrorToast } from "../../ui/error-toast";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { toast } from "../../ui/toast";
import { AccountActions } from "./account-actions";
import { AccountForm } from "./account-form";

/** The accounts that shoppers pay to, the default one first (spec §2 Admin bank accounts). */
export default function BankAccountsScreen() {
  const { t } = useTexts();
  const accounts = useBankAccounts();
  return (
    <EntryList
      query={accounts}
      label={t("bankAccounts.title")}
      add={t("bankAccounts.new")}
      failed={t("bankAccounts.failed")}
      empty={{ icon: <CreditCard />, text: t("bankAccounts.empty") }}
      placeholders={4}
      columns={COLUMNS}
      card={(account, actions) => <AccountCard account={account} actions={actions} />}
      actions={(account, onEdit) => <AccountActions account={account} onEdit={onEdit} />}
      form={(account, onClose) => <AccountForm account={account} onClose={onClose} />}
    />
  );
}

const COLUMNS: readonly Column<BankAccount>[] = [
  {
    header: "bankAccounts.bankName",
    cell: ({ bankName, description, isActive }) => (
      <span className="block max-w-xs py-2">
        <span className="text-ui-fg-base flex items-center gap-x-2 font-medium">
          <span>{bankName}</span>
          {!isActive && <ActiveBadge active={false} />}
        </span>
        {description && <span className="text-ui-fg-subtle line-clamp-2">{description}</span>}
      </span>
    ),
  },
  {
    header: "bankAccounts.accountNumber",
    cell: ({ accountNumber }) => <span className="whitespace-nowrap tabular-nums">{accountNumber}</span>,
  },
  { header: "bankAccounts.accountHolder", cell: ({ accountHolder }) => accountHolder },
  { header: "bankAccounts.default", cell: (account) => <DefaultSwitch account={account} /> },
];

function AccountCard({ account, actions }: { account: BankAccount; actions: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const { bankName, accountNumber, accountHolder, description, isDefault, isActive } = account;
  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-start justify-between gap-x-2">
        <div className="min-w-0 pt-2">
          <p className="text-ui-fg-base flex flex-wrap items-center gap-2 text-base font-semibold">
            <span>{bankName}</span>
            {isDefault && (
              <Badge size="2xsmall" color="green">
                {t("bankAccounts.default")}
              </Badge>
            )}
            {!isActive && <ActiveBadge active={false} />}
          </p>
        </div>
        <span className="-mr-2 -mt-0.5">{actions}</span>
      </div>
      <p className="text-ui-fg-base text-lg font-medium tabular-nums">{accountNumber}</p>
      <Text className="text-ui-fg-subtle text-base">{accountHolder}</Text>
      {description && <Text className="text-ui-fg-subtle text-sm">{description}</Text>}
      <div className="border-ui-border-base mt-1 flex min-h-11 items-center justify-between border-t pt-2">
        <Label htmlFor={id} className="flex-1 py-2 text-base">
          {t("bankAccounts.default")}
        </Label>
        <DefaultSwitch account={account} id={id} />
      </div>
    </div>
  );
}

/** Makes an account the default; the current default stays on until another replaces it (spec §4). */
function DefaultSwitch({ account, id }: { account: BankAccount; id?: string }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const setDefault = useSetDefaultAccount();
  const changing = useIsSettingDefault();
  const name = `${account.bankName} ${account.accountNumber}`;
  return (
    <Switch
      id={id}
      aria-label={t("bankAccounts.makeDefault", { name })}
      checked={account.isDefault || setDefault.isPending}
      disabled={account.isDefault || !account.isActive || changing}
      onCheckedChange={() =>
        setDefault.mutateAsync(account.id).then(
          () => toast.success(t("bankAccounts.defaultChanged"), { description: name }),
          (error) => show.refused(error, t("bankAccounts.defaultFailed")),
        )
      }
    />
  );
}
