import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useConfirmEmail } from "../../session/own-account";
import { Button, ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

export const handle: PageHandle = { title: ({ t }) => t("emailChange.confirmTitle") };

/** Opened by the link in the new mailbox; the press of a button takes the email, because mail programs open links by themselves. */
export default function ConfirmEmailPage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const confirm = useConfirmEmail();
  const { error } = confirm;
  const refusal = error instanceof ApiError && error.serverMessage;
  return (
    <div className="page pt-6 md:pt-12">
      <div className="mx-auto grid max-w-form gap-5 rounded-card bg-linen p-5 shadow-lift md:p-10">
        <h1 className="text-title-l uppercase">{t("emailChange.confirmTitle")}</h1>
        {confirm.isSuccess ? (
          <>
            <Notice tone="note" icon="check" title={t("emailChange.doneTitle")}>
              {t("emailChange.doneText")}
            </Notice>
            <ButtonLink to={paths.myPage}>{t("myPage.title")}</ButtonLink>
          </>
        ) : (
          <>
            <p className="text-ink-soft">{t("emailChange.confirmText")}</p>
            {error ? (
              <Notice tone="wrong" title={t("emailChange.failed")}>
                {refusal || t("common.tryAgain")}
              </Notice>
            ) : null}
            <Button busy={confirm.isPending} onClick={() => confirm.mutate({ token: search.get("token") ?? "" })}>
              {t("emailChange.confirm")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
