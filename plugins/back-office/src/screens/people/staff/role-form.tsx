import type { User } from "@zakh/accounts/contract";
import type { StaffRole } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useSetStaffRole } from "../../resources/staff";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { RoleField } from "./role-field";

interface RoleFormProps {
  person: Pick<User, "id" | "name" | "username">;
  /** Undefined for somebody who does not work here yet. */
  present: StaffRole | undefined;
  onClose: () => void;
}

/** Gives somebody with an account a role, or another one. */
export function RoleForm({ person, present, onClose }: RoleFormProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const set = useSetStaffRole(person.id);
  const [chosen, setChosen] = useState<StaffRole>(present ?? "packer");
  const name = person.name || person.username;

  async function save() {
    try {
      await set.mutateAsync(chosen);
      toast.success(t("staff.changed"), { description: `${name}: ${t(`staff.role.${chosen}`)}` });
      onClose();
    } catch (error) {
      show.refused(error, t("tryAgain"));
    }
  }

  return (
    <FormDrawer
      open
      title={t("staff.role.title", { name })}
      dirty={chosen !== (present ?? "packer")}
      busy={set.isPending}
      empty={chosen === present}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <RoleField value={chosen} onChoose={setChosen} />
    </FormDrawer>
  );
}
