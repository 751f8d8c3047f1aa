import { zodResolver } from "@hookform/resolvers/zod";
import { type SavedAddress, savedAddressInput, type User } from "@zakh/accounts/contract";
import { DELIVERY_NOTE_MAX, NO_ADDRESS } from "@zakh/kit/contract";
import { useForm } from "react-hook-form";
import { AddressFields } from "../../address/address-fields";
import { fillFound } from "../../address/fill-found";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useSaveAddress } from "../../lib/data/addresses";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { Sheet } from "../../ui/sheet";
import { SwitchField } from "../../ui/switch-field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { useWarnBeforeUnload } from "../../ui/use-warn-before-unload";

interface SavedAddressSheetProps {
  user: User;
  /** The one that is edited; undefined for a new one. */
  address: SavedAddress | undefined;
  open: boolean;
  onClose: () => void;
}

/** Adds or edits an address of the address book. */
export default function SavedAddressSheet({ user, address, open, onClose }: SavedAddressSheetProps) {
  const { t } = useTexts();
  const title = t(address ? "address.editTitle" : "address.add");
  return (
    <Sheet open={open} onClose={onClose} title={title} description={t("address.formText")} place="middle">
      <AddressForm user={user} address={address} onSaved={onClose} />
    </Sheet>
  );
}

type FormProps = Pick<SavedAddressSheetProps, "user" | "address"> & { onSaved: () => void };

/** A component of its own, so that it begins anew with what is opened. */
function AddressForm({ user, address, onSaved }: FormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const again = useSignInAgain();
  const save = useSaveAddress();
  const form = useForm({ resolver: zodResolver(savedAddressInput), defaultValues: valuesOf(user, address) });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  useWarnBeforeUnload(() => isDirty);
  const submit = useSubmit({
    form,
    send: async (values) => {
      await save.mutateAsync({ ...values, id: address?.id });
      toast({ title: t("address.saved"), tone: "done" });
      onSaved();
    },
    isHandled: again.needed,
    failure: { title: t("address.saveFailed"), text: t("common.tryAgain") },
  });
  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-1 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
      >
        <InputField
          label={t("address.label")}
          hint={t("address.labelHint")}
          autoComplete="off"
          error={errorText(errors.label?.message)}
          {...register("label")}
        />
        <InputField
          label={t("address.recipient")}
          autoComplete="name"
          error={errorText(errors.recipientName?.message)}
          {...register("recipientName")}
        />
        <PhoneFormField
          control={control}
          name="phone"
          label={t("address.phone")}
          error={errorText(errors.phone?.message)}
        />
        <AddressFields register={register} errors={errors} onFound={(found) => fillFound(form, found)} />
        <InputField
          label={t("checkout.deliveryNote")}
          hint={t("checkout.deliveryNoteHint")}
          autoComplete="off"
          maxLength={DELIVERY_NOTE_MAX}
          error={errorText(errors.deliveryNote?.message)}
          {...register("deliveryNote")}
        />
        {/* The default stays it until another is. */}
        {address?.isDefault ? null : (
          <SwitchField label={t("address.isDefault")} hint={t("address.isDefaultHint")} {...register("isDefault")} />
        )}
        <Button type="submit" busy={save.isPending} className="mt-3">
          {save.isPending ? t("myPage.saving") : t("myPage.save")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}

function valuesOf(user: User, address: SavedAddress | undefined) {
  if (address) {
    const { id: _, ...values } = address;
    return values;
  }
  const { name: recipientName, phone } = user;
  return { label: "", recipientName, phone, ...NO_ADDRESS, deliveryNote: "", isDefault: false };
}
