import { Button, Prompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../i18n/text";
import { LoginForm } from "../login/login-form";
import { toast } from "../ui/toast";

/** A sign-in dialog over a screen whose session has ended; the form below stays as it is. */
export function SignInAgain({ onGiveUp }: { onGiveUp: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  return (
    <Prompt open>
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title className="text-lg font-semibold">{t("again.title")}</Prompt.Title>
          <Prompt.Description>{t("again.text")}</Prompt.Description>
        </Prompt.Header>
        <div className="p-6">
          {/* Refetches everything that failed, including the session, which closes this dialog. */}
          <LoginForm
            entering={false}
            onSignedIn={() => {
              toast.dismiss();
              void queries.invalidateQueries();
            }}
          >
            <Button type="button" variant="transparent" className="h-11 w-full text-base" onClick={onGiveUp}>
              {t("unsaved.leave")}
            </Button>
          </LoginForm>
        </div>
      </Prompt.Content>
    </Prompt>
  );
}
