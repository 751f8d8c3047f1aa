import { zodResolver } from "@hookform/resolvers/zod";
import { type AddressParts, addressParts, partsOfText } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { useForm } from "react-hook-form";
import { AddressFields } from "../../address/address-fields";
import { fillFound } from "../../address/fill-found";
import { useTexts } from "../../i18n/use-texts";
import { useCorrectAddress } from "../../lib/data/orders";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

interface AddressSheetProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Corrects the address of an order until it is packed (ruling 72). */
export default function AddressSheet({ order, open, onClose }: AddressSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t("own.address")} description={t("own.addressText")} place="middle">
      <AddressForm order={order} onSaved={onClose} />
    </Sheet>
  );
}

/** A component of its own, so that it begins anew with what is saved; an address in one text becomes parts. */
function AddressForm({ order, onSaved }: { order: Order; onSaved: () => void }) {
  const { t } = useTexts();
  const again = useSignInAgain();
  const save = useCorrectAddress(order.id);
  const form = useForm({
    resolver: zodResolver(addressParts),
    defaultValues: order.address ?? partsOfText(order.customerAddress),
  });
  const submit = useSubmit({
    form,
    send: async (address: AddressParts) => {
      await save.mutateAsync(address);
      toast({ title: t("own.saved"), tone: "done" });
      onSaved();
    },
    isHandled: again.needed,
    failure: { title: t("own.saveFailed"), text: t("common.tryAgain") },
  });
  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-2 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
      >
        <p className="mb-2 text-small text-ink-soft">{t("own.addressText")}</p>
        <AddressFields
          register={form.register}
          errors={form.formState.errors}
          onFound={(found) => fillFound(form, found)}
        />
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? t("myPage.saving") : t("own.save")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}
