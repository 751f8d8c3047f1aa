import { STAFF_ROLES, type StaffRole } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { SelectField } from "../../ui/forms/select-field";

/** A role, and in a sentence what it may do. */
export function RoleField({ value, onChoose }: { value: StaffRole; onChoose: (role: StaffRole) => void }) {
  const { t } = useTexts();
  return (
    <SelectField
      label={t("staff.role")}
      value={value}
      options={STAFF_ROLES.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
      hint={t(`staff.role.${value}.hint`)}
      onChoose={onChoose}
    />
  );
}
