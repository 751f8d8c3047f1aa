import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { classes } from "../../ui/classes";
import { Pair } from "./pair";

/** The account of an order that is to be paid first, then the other active ones (ruling 12). */
export function PaymentAccounts({ chosen }: { chosen: BankAccountSnapshot }) {
  const { t } = useTexts();
  const { data: accounts, isPending } = useBankAccounts();
  const others = (accounts ?? []).filter((account) => account.id !== chosen.id);
  return (
    <div className="grid gap-2">
      <AccountSlip account={chosen} chosen />
      {others.map((account) => (
        <AccountSlip key={account.id} account={account} />
      ))}
      {isPending ? <p className="text-small text-ink-faint">{t("myPage.accountsLoading")}</p> : null}
    </div>
  );
}

/** One bank account; `chosen` is the order's own. */
function AccountSlip({ account, chosen = false }: { account: BankAccountSnapshot; chosen?: boolean }) {
  const { t } = useTexts();
  return (
    <div
      className={classes(
        "rounded-control border p-3 text-small print:break-inside-avoid",
        chosen ? "border-oxblood bg-tallow" : "border-paper-edge",
      )}
    >
      {chosen ? (
        <p className="mb-1 text-micro font-semibold uppercase tracking-sign text-oxblood">{t("myPage.chosen")}</p>
      ) : null}
      <dl className="grid gap-1">
        <Pair name={t("myPage.bankName")}>{account.bankName}</Pair>
        <Pair name={t("myPage.accountHolder")}>{account.accountHolder}</Pair>
        <Pair name={t("myPage.accountNumber")} figures>
          {account.accountNumber}
        </Pair>
      </dl>
    </div>
  );
}
