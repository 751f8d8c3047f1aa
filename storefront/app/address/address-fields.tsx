import type { AddressParts } from "@zakh/kit/contract";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";
import { useDelivery } from "../lib/data/delivery";
import { InputField, TextAreaField } from "../ui/field";
import type { FoundAddress } from "./found-address";
import { PostcodeSearch } from "./postcode-search";

interface AddressFieldsProps {
  register: (part: keyof AddressParts) => UseFormRegisterReturn;
  errors: FieldErrors<AddressParts> | undefined;
  /** What is wrong with the place beside its form, in words: that nothing is delivered there. */
  refusal?: string;
  /** Called with what was chosen in the postcode search. */
  onFound: (found: FoundAddress) => void;
}

/** Postcode, road, building and code of the door. The postcode search only helps: nothing is missing where it does not come. */
export function AddressFields({ register, errors, refusal, onFound }: AddressFieldsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { postcodeSearch } = useDelivery();
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      <InputField
        label={t("address.postcode")}
        hint={t("address.postcodeHint")}
        autoComplete="postal-code"
        inputMode="numeric"
        error={errorText(errors?.postcode?.message) ?? refusal}
        {...register("postcode")}
      />
      {postcodeSearch ? <PostcodeSearch onFound={onFound} /> : <span className="max-md:hidden" />}
      <div className="md:col-span-2">
        <TextAreaField
          label={t("checkout.address")}
          hint={t("checkout.addressHint")}
          autoComplete="street-address"
          error={errorText(errors?.roadAddress?.message)}
          {...register("roadAddress")}
        />
      </div>
      <InputField
        label={t("address.building")}
        autoComplete="address-line2"
        error={errorText(errors?.building?.message)}
        {...register("building")}
      />
      <InputField
        label={t("address.doorCode")}
        hint={t("address.doorCodeHint")}
        autoComplete="off"
        error={errorText(errors?.doorCode?.message)}
        {...register("doorCode")}
      />
    </div>
  );
}
