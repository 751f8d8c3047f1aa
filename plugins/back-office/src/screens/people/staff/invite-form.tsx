import { zodResolver } from "@hookform/resolvers/zod";
import { Text } from "@medusajs/ui";
import { staffInviteInput } from "@zakh/accounts/contract";
import type { StaffRole } from "@zakh/kit/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useInviteStaff } from "../../resources/staff";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { toast } from "../../ui/toast";
import { RoleField } from "./role-field";

/** Invites somebody without an account, by mail. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useErrorToast();
  const invite = useInviteStaff();
  const form = useForm({
    resolver: zodResolver(staffInviteInput),
    defaultValues: { email: "", name: "", role: "packer" as StaffRole },
  });
  const { errors, isDirty } = form.formState;
  const role = useController({ control: form.control, name: "role" }).field;
  const submit = useSubmitOnce(
    form.handleSubmit(async (input) => {
      try {
        const { email } = await invite.mutateAsync(input);
        toast.success(t("staff.invited"), { description: email });
        onClose();
      } catch (error) {
        markRefusedFields(form.setError, error);
        show.refused(error, t("staff.inviteFailed"));
      }
    }, show.invalid),
  );
  return (
    <FormDrawer
      open
      title={t("staff.new")}
      dirty={isDirty}
      busy={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("staff.invite")}
    >
      <TextField
        label={t("users.email")}
        type="email"
        autoComplete="off"
        error={fieldError(errors.email)}
        {...form.register("email")}
      />
      <TextField
        label={t("users.name")}
        autoComplete="off"
        error={fieldError(errors.name)}
        {...form.register("name")}
      />
      <RoleField value={role.value} onChoose={role.onChange} />
      <Text className="text-ui-fg-subtle text-sm">{t("staff.invite.hint")}</Text>
    </FormDrawer>
  );
}
