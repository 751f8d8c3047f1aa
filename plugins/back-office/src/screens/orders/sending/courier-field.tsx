import { useTexts } from "../../i18n/text";
import { SelectField } from "../../ui/forms/select-field";
import { useCouriers } from "./use-couriers";

interface CourierFieldProps {
  /** Code of a courier. */
  value: string;
  onChoose: (code: string) => void;
}

/** The choice of a courier. */
export function CourierField({ value, onChoose }: CourierFieldProps) {
  const { t } = useTexts();
  const couriers = useCouriers();
  return (
    <SelectField
      label={t("sending.courier")}
      value={value}
      options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
      onChoose={onChoose}
    />
  );
}
