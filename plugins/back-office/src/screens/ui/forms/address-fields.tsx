import type { AddressParts } from "@zakh/kit/contract";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "./field-error";
import { TextArea, TextField } from "./text-field";

interface AddressFieldsProps {
  register: (name: keyof AddressParts) => UseFormRegisterReturn;
  errors: FieldErrors<AddressParts>;
}

/** The parts of an address, of a form that holds them beside its other fields. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  return (
    <>
      <TextField
        label={t("order.postcode")}
        inputMode="numeric"
        autoComplete="off"
        error={fieldError(errors.postcode)}
        {...register("postcode")}
      />
      <TextArea
        label={t("order.address")}
        rows={2}
        autoComplete="off"
        error={fieldError(errors.roadAddress)}
        {...register("roadAddress")}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label={t("order.building")}
          autoComplete="off"
          error={fieldError(errors.building)}
          {...register("building")}
        />
        <TextField
          label={t("order.doorCode")}
          autoComplete="off"
          error={fieldError(errors.doorCode)}
          {...register("doorCode")}
        />
      </div>
    </>
  );
}
