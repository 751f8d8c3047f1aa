import type { SavedAddress } from "@zakh/accounts/contract";
import { addressText } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/use-texts";
import { useDeleteAddress, useSaveAddress } from "../../lib/data/addresses";
import { ApiError } from "../../lib/data/api";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";

interface AddressCardProps {
  address: SavedAddress;
  onEdit: () => void;
}

/** An address with what can be done with it: made the default, edited, and deleted with an undo. */
export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { t } = useTexts();
  const save = useSaveAddress();
  const remove = useDeleteAddress();
  const again = useSignInAgain();
  const { id, label, recipientName, phone, doorCode, deliveryNote, isDefault } = address;
  const name = label || recipientName;

  function refused(error: unknown, title: string) {
    if (again.needed(error)) return;
    toast({ title, text: (error instanceof ApiError && error.serverMessage) || t("common.tryAgain"), tone: "wrong" });
  }

  async function makeDefault() {
    try {
      await save.mutateAsync({ ...address, isDefault: true });
      toast({ title: t("address.saved"), text: name, tone: "done" });
    } catch (error) {
      refused(error, t("address.saveFailed"));
    }
  }

  async function undo() {
    const { id: _, ...deleted } = address;
    try {
      await save.mutateAsync(deleted);
      toast({ title: t("address.saved"), text: name, tone: "done" });
    } catch (error) {
      refused(error, t("address.saveFailed"));
    }
  }

  async function deleteIt() {
    try {
      await remove.mutateAsync(id);
      const action = { label: t("address.undo"), onPress: () => void undo() };
      toast({ title: t("address.deleted"), text: name, tone: "done", action });
    } catch (error) {
      refused(error, t("address.deleteFailed"));
    }
  }

  return (
    <article aria-label={name} className="rounded-card bg-linen p-4 shadow-paper md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 break-words text-lead font-semibold">{name}</h2>
        {isDefault ? <span className="stamp bg-steppe-wash text-steppe-deep">{t("checkout.default")}</span> : null}
      </div>
      <p translate="no" className="mt-1 break-words">
        {addressText(address)}
      </p>
      <p className="mt-1 text-small text-ink-soft">{`${recipientName} · ${phone}`}</p>
      {doorCode ? (
        <p className="text-small text-ink-soft">
          <span>{`${t("address.doorCode")}: `}</span>
          <span translate="no">{doorCode}</span>
        </p>
      ) : null}
      {deliveryNote ? <p className="break-words text-small text-ink-soft">{deliveryNote}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="outline" aria-haspopup="dialog" aria-label={t("address.editNamed", { name })} onClick={onEdit}>
          {t("address.edit")}
        </Button>
        <Button
          look="outline"
          aria-label={t("address.deleteNamed", { name })}
          busy={remove.isPending}
          onClick={deleteIt}
        >
          {t("address.delete")}
        </Button>
        {isDefault ? null : (
          <Button
            look="outline"
            aria-label={t("address.makeDefaultNamed", { name })}
            busy={save.isPending}
            onClick={makeDefault}
          >
            {t("address.makeDefault")}
          </Button>
        )}
      </div>
      {again.sheet}
    </article>
  );
}
