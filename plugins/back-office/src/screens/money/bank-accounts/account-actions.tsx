import { EllipsisHorizontal, PencilSquare, Trash } from "@medusajs/icons";
import { DropdownMenu, IconButton } from "@medusajs/ui";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { useTexts } from "../../i18n/text";
import { useDeleteBankAccount } from "../../resources/bank-accounts";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";

const ITEM = "min-h-11 gap-x-2.5 px-3 !text-base md:min-h-9 md:!text-sm";

/** A menu with edit and delete; the default account cannot be deleted (spec §2 Admin bank accounts). */
export function AccountActions({ account, onEdit }: { account: BankAccount; onEdit: () => void }) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const remove = useDeleteBankAccount();
  const name = `${account.bankName} ${account.accountNumber}`;

  return (
    // Not modal, because the dialogs it opens are, and two modal layers would compete for the focus.
    <DropdownMenu modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          type="button"
          variant="transparent"
          className="size-11 md:size-9"
          aria-label={t("bankAccounts.actions", { name })}
          disabled={remove.isPending}
          isLoading={remove.isPending}
        >
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="z-30">
        <DropdownMenu.Item className={ITEM} onSelect={onEdit}>
          <PencilSquare />
          <span>{t("bankAccounts.edit")}</span>
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={`${ITEM} ${account.isDefault ? "" : "text-ui-fg-error"}`}
          disabled={account.isDefault}
          onSelect={() =>
            askAndDelete({
              name,
              text: t("bankAccounts.deleteText"),
              remove: () => remove.mutateAsync(account.id),
              failed: t("bankAccounts.deleteFailed"),
            })
          }
        >
          <Trash />
          <span>
            <span>{t("delete")}</span>
            {account.isDefault && <span className="block text-sm">{t("bankAccounts.default.undeletable")}</span>}
          </span>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
