import { EllipsisHorizontal, PencilSquare, Trash } from "@medusajs/icons";
import { DropdownMenu, IconButton, toast } from "@medusajs/ui";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { useTexts } from "../i18n/text";
import { useDeleteBankAccount } from "../resources/bank-accounts";
import { useShowRefusal } from "../ui/form-refusal";
import { useConfirmDelete } from "../ui/use-confirm-delete";

const ITEM = "min-h-11 gap-x-2.5 px-3 !text-base md:min-h-9 md:!text-sm";

/** Edit and delete behind three dots; the default account cannot be deleted (spec §2 Admin bank accounts). */
export function AccountActions({ account, onEdit }: { account: BankAccount; onEdit: () => void }) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const confirm = useConfirmDelete();
  const remove = useDeleteBankAccount();
  const name = `${account.bankName} ${account.accountNumber}`;

  async function askAndDelete() {
    if (!(await confirm(name, t("bankAccounts.deleteText")))) return;
    // Not in the callbacks of `mutate`: the row, and they with it, is gone by then.
    try {
      await remove.mutateAsync(account.id);
      toast.success(t("deleted"), { description: name });
    } catch (error) {
      show.refused(error, t("bankAccounts.deleteFailed"));
    }
  }

  return (
    // Not modal: what it opens is, and two of them would fight over the page's focus.
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
          {t("bankAccounts.edit")}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={`${ITEM} ${account.isDefault ? "" : "text-ui-fg-error"}`}
          disabled={account.isDefault}
          onSelect={() => void askAndDelete()}
        >
          <Trash />
          <span>
            {t("delete")}
            {account.isDefault && <span className="block text-sm">{t("bankAccounts.default.undeletable")}</span>}
          </span>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
