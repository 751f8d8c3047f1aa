import { Text } from "@medusajs/ui";
import type { BankStatement } from "@zakh/bank-statements/contract";
import { dateOnly } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useBankAccounts } from "../../resources/bank-accounts";

type Facts = Pick<BankStatement, "bankAccountId" | "firstAt" | "lastAt" | "lines">;

/** Of which account a statement is, from when to when, and how many rows it has. */
export function StatementFacts({ statement: { bankAccountId, firstAt, lastAt, lines } }: { statement: Facts }) {
  const { t } = useTexts();
  const { data } = useBankAccounts();
  const account = data?.find(({ id }) => id === bankAccountId);
  const days = [...new Set([firstAt, lastAt].flatMap((at) => (at ? [dateOnly(at)] : [])))];
  // Nothing is said of an account before the accounts are there.
  const ofAccount = account ? `${account.bankName} ${account.accountNumber}` : data && t("transfers.noAccount");
  return (
    <Text className="text-ui-fg-subtle whitespace-normal break-words text-sm tabular-nums">
      {[ofAccount, days.join("–"), t("transfers.rows", { count: lines })].filter(Boolean).join(" · ")}
    </Text>
  );
}
