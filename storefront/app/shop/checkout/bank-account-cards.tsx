import type { BankAccount } from "@zakh/bank-transfer/contract";
import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import { useId } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { useShellData } from "../../lib/data/shell-data";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { CopyButton } from "../../ui/copy-button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";

interface BankAccountCardsProps {
  /** Id of the chosen account, as a string; empty if none is chosen. */
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** A card for each bank account: bank, number with a copy button, holder, and whether it is the default (spec §2). */
export function BankAccountCards({ value, onChange, error }: BankAccountCardsProps) {
  const { t } = useTexts();
  const { data: accounts, isPending, isFetching, refetch } = useBankAccounts();
  const errorId = useId();
  if (isPending) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (!accounts || accounts.length === 0) {
    return (
      <div>
        <Notice tone="warning" title={t("checkout.noBankTitle")}>
          <p>{t("checkout.noBankText")}</p>
          <Button look="outline" busy={isFetching} onClick={() => refetch()} className="mt-3">
            {t("common.retry")}
          </Button>
        </Notice>
        <p aria-live="polite" className="mt-1 min-h-5 text-small font-medium text-ember-deep">
          {error}
        </p>
      </div>
    );
  }
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-2 text-small font-semibold">{t("checkout.bank")}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            chosen={value === String(account.id)}
            onChoose={() => onChange(String(account.id))}
          />
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="mt-1 min-h-5 text-small font-medium text-ember-deep">
        {error}
      </p>
      <Escrow />
    </fieldset>
  );
}

interface AccountCardProps {
  account: BankAccount;
  chosen: boolean;
  onChoose: () => void;
}

function AccountCard({ account, chosen, onChoose }: AccountCardProps) {
  const { t } = useTexts();
  return (
    <div
      className={classes(
        "relative rounded-card border-2 bg-linen p-4 transition-colors duration-quick focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-sky",
        chosen ? "border-oxblood shadow-paper" : "border-paper-edge hover:border-ink-faint",
      )}
    >
      <label className="flex cursor-pointer items-start gap-3 after:absolute after:inset-0">
        <input
          type="radio"
          name="selectedBankAccount"
          value={account.id}
          checked={chosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 accent-oxblood outline-none focus-visible:outline-none"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span translate="no" className="font-semibold">
              {account.bankName}
            </span>
            {account.isDefault ? (
              <span className="stamp bg-steppe-wash text-steppe-deep">{t("checkout.default")}</span>
            ) : null}
          </span>
          <span translate="no" className="figures mt-2 block break-words text-title-s">
            {account.accountNumber}
          </span>
          <span className="mt-1 block text-small text-ink-soft">
            <span>{`${t("checkout.accountHolder")}: `}</span>
            <span translate="no">{account.accountHolder}</span>
          </span>
        </span>
      </label>
      <CopyButton
        text={account.accountNumber}
        label={t("checkout.copyNamed", { bank: account.bankName })}
        className="relative ml-[clamp(0px,calc(100%-11rem),2rem)] mt-2"
      />
    </div>
  );
}

/** The bank that vouches for what is paid in advance, beside the choice of the transfer, as the law has it. */
function Escrow() {
  const { language } = useLanguage();
  const { escrowBank = "", escrowUrl = "" } = useShellData()?.business ?? {};
  if (!escrowBank || !escrowUrl) return null;
  return (
    <p className="mt-1 text-small text-ink-soft">
      <span>{`${BUSINESS_TITLES.escrowBank[language]}: `}</span>
      <a href={escrowUrl} target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
        {escrowBank}
      </a>
    </p>
  );
}
