import { Users } from "@medusajs/icons";
import { Badge, Text } from "@medusajs/ui";
import type { StaffMember } from "@zakh/accounts/contract";
import type { StaffRole } from "@zakh/kit/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useSetStaffRole, useStaff } from "../../resources/staff";
import { useQuestion } from "../../ui/drawers/use-question";
import type { Elements } from "../../ui/elements";
import { useErrorToast } from "../../ui/error-toast";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { RowActions } from "../../ui/lists/row-actions";
import { toast } from "../../ui/toast";
import { InviteForm } from "./invite-form";
import { RoleForm } from "./role-form";

/** Who works for the shop, with which role (decision 169). */
export default function StaffScreen() {
  const { t } = useTexts();
  return (
    <EntryList
      query={useStaff()}
      label={t("staff.title")}
      add={t("staff.new")}
      failed={t("staff.failed")}
      empty={{ icon: <Users />, text: t("users.empty") }}
      placeholders={3}
      columns={COLUMNS}
      card={(member, actions) => <MemberCard member={member} actions={actions} />}
      actions={(member, onEdit) => <MemberActions member={member} onEdit={onEdit} />}
      form={(member, onClose) =>
        member ? <RoleForm person={member} present={member.role} onClose={onClose} /> : <InviteForm onClose={onClose} />
      }
    />
  );
}

const COLUMNS: readonly Column<StaffMember>[] = [
  {
    header: "users.name",
    cell: ({ name, username }) => <span className="text-ui-fg-base break-words font-medium">{name || username}</span>,
  },
  { header: "users.email", cell: ({ email }) => <span className="break-all">{email}</span> },
  { header: "staff.role", cell: ({ role }) => <RoleBadge role={role} /> },
  { header: "staff.signedIn", cell: ({ signedInAt }) => <SignedIn at={signedInAt} /> },
];

function MemberCard({ member, actions }: { member: StaffMember; actions: Elements }) {
  const { t } = useTexts();
  const { name, username, email, role, signedInAt } = member;
  return (
    <div className="flex flex-col gap-y-1">
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0">
          <p className="text-ui-fg-base break-words text-base font-semibold">{name || username}</p>
          <Text className="text-ui-fg-subtle break-all text-sm">{email}</Text>
        </div>
        <RoleBadge role={role} />
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <Text className="text-ui-fg-subtle text-sm">
          <span>{`${t("staff.signedIn")}: `}</span>
          <SignedIn at={signedInAt} />
        </Text>
        {actions}
      </div>
    </div>
  );
}

const COLORS = { owner: "green", office: "blue", packer: "grey" } as const satisfies Record<StaffRole, string>;

function RoleBadge({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  return (
    <Badge size="2xsmall" color={COLORS[role]} className="shrink-0">
      {t(`staff.role.${role}`)}
    </Badge>
  );
}

function SignedIn({ at }: { at: string | null }) {
  return <span className="tabular-nums">{at === null ? "—" : dateTime(at)}</span>;
}

function MemberActions({ member, onEdit }: { member: StaffMember; onEdit: () => void }) {
  const { t } = useTexts();
  const ask = useQuestion();
  const show = useErrorToast();
  const set = useSetStaffRole(member.id);
  const name = member.name || member.username;

  async function take() {
    const agreed = await ask({
      title: t("staff.take.title", { name }),
      description: t("staff.take.text"),
      confirmText: t("staff.take"),
      cancelText: t("cancel"),
      variant: "danger",
    });
    if (!agreed) return;
    try {
      await set.mutateAsync(null);
      toast.success(t("staff.changed"), { description: t("staff.taken", { name }) });
    } catch (error) {
      show.refused(error, t("tryAgain"));
    }
  }

  return <RowActions name={name} onEdit={onEdit} onDelete={() => void take()} busy={set.isPending} />;
}
