import { Button } from "@medusajs/ui";
import type { User } from "@zakh/accounts/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { RoleForm } from "../staff/role-form";

/** Gives a user a role in the shop. Whoever has one is in the list of staff. */
export function MakeStaff({ user }: { user: User }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (user.isAdmin) return null;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        className="h-11 px-4 md:shrink-0 md:whitespace-nowrap text-sm md:h-8 md:px-3"
        aria-label={`${t("staff.make")}: ${user.name || user.username}`}
        onClick={() => setOpen(true)}
      >
        {t("staff.make")}
      </Button>
      {open && <RoleForm person={user} present={undefined} onClose={() => setOpen(false)} />}
    </>
  );
}
