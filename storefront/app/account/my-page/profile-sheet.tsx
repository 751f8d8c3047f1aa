import type { User } from "@zakh/accounts/contract";
import { useRef, useState } from "react";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useSignInAgain } from "../../session/sign-in-again";
import { QuestionSheet } from "../../ui/question-sheet";
import { Sheet } from "../../ui/sheet";
import { useWarnBeforeUnload } from "../../ui/use-warn-before-unload";
import { CloseAccount } from "./close-account";
import { EmailForm } from "./email-form";
import { EndSessions } from "./end-sessions";
import { OwnData } from "./own-data";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";

interface ProfileSheetProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

interface Changed {
  profile: boolean;
  email: boolean;
  password: boolean;
}

const UNCHANGED: Changed = { profile: false, email: false, password: false };

function isChanged({ profile, email, password }: Changed): boolean {
  return profile || email || password;
}

/** Name and phone, the password, the email, signing out everywhere, and closing the account (rulings 21 and 72). Asks before unsaved changes are lost. */
export default function ProfileSheet({ user, open, onClose }: ProfileSheetProps) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const changed = useRef<Changed>({ ...UNCHANGED });
  /** What waits for the answer to the question about unsaved changes. */
  const [waiting, setWaiting] = useState<() => void>();
  const close = () => {
    setWaiting(undefined);
    changed.current = { ...UNCHANGED };
    onClose();
  };
  const askFirst = (leave: () => void) => (hasTexts && isChanged(changed.current) ? setWaiting(() => leave) : leave());
  return (
    <>
      {/* First, so that it also closes first: the focus can return only to what no sheet covers. */}
      <QuestionSheet
        open={waiting !== undefined}
        title={t("ownStore.unsavedTitle")}
        text={t("ownStore.unsavedText")}
        yes={t("ownStore.leave")}
        no={t("ownStore.stay")}
        onYes={() => {
          setWaiting(undefined);
          waiting?.();
        }}
        onNo={() => setWaiting(undefined)}
      />
      <Sheet
        open={open}
        onClose={() => askFirst(close)}
        title={t("myPage.edit")}
        description={t("myPage.editText")}
        place="middle"
      >
        <Forms user={user} changed={changed.current} onSaved={close} askFirst={askFirst} />
      </Sheet>
    </>
  );
}

interface FormsProps {
  user: User;
  changed: Changed;
  onSaved: () => void;
  /** Calls the function, but only after a question if the forms have unsaved changes. */
  askFirst: (leave: () => void) => void;
}

/** A component of its own, so that the page stays at the end of the session only while the forms are open. */
function Forms({ user, changed, onSaved, askFirst }: FormsProps) {
  const again = useSignInAgain();
  useWarnBeforeUnload(() => isChanged(changed));
  return (
    <>
      <div className="overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <ProfileForm
          user={user}
          onSaved={onSaved}
          hasEnded={again.needed}
          onChanged={(profile) => {
            changed.profile = profile;
          }}
        />
        <div className="rule mt-6 pt-5">
          <PasswordForm
            onSaved={onSaved}
            hasEnded={again.needed}
            onChanged={(password) => {
              changed.password = password;
            }}
          />
        </div>
        <div className="rule mt-6 pt-5">
          <EmailForm
            onSaved={onSaved}
            hasEnded={again.needed}
            onChanged={(email) => {
              changed.email = email;
            }}
          />
        </div>
        <div className="rule mt-6 pt-5">
          <EndSessions askFirst={askFirst} />
        </div>
        <div className="rule mt-6 pt-5">
          <OwnData />
        </div>
        <div className="rule mt-6 pt-3">
          <CloseAccount hasEnded={again.needed} />
        </div>
      </div>
      {again.sheet}
    </>
  );
}
