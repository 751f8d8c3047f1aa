import type { User } from "@zakh/accounts/contract";
import { useTexts } from "../../i18n/use-texts";
import { Sheet } from "../../ui/sheet";
import { EndSessions } from "./end-sessions";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";

/** Name and phone, the password, and signing out everywhere (ruling 21). */
export default function ProfileSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t("myPage.edit")} description={t("myPage.editText")} place="middle">
      <div className="overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <ProfileForm user={user} onSaved={onClose} />
        <div className="rule mt-6 pt-5">
          <PasswordForm onSaved={onClose} />
        </div>
        <div className="rule mt-6 pt-5">
          <EndSessions />
        </div>
      </div>
    </Sheet>
  );
}
