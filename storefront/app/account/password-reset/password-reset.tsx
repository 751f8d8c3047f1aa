import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import type { PageHandle } from "../../lib/seo/page-handle";
import { NewPassword } from "./new-password";
import { RequestLink } from "./request-link";

export const handle: PageHandle = { title: ({ t }) => t("passwordReset.title") };

/** Asks for the email; with the mail's `token` in the address, for the new password (ruling 21). */
export default function PasswordResetPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const token = search.get("token");
  return (
    <div className="page pt-6 md:pt-12">
      <div className="mx-auto max-w-form rounded-card bg-linen p-5 shadow-lift md:p-10">
        <h1 className="text-title-l uppercase">{token ? t("passwordReset.newTitle") : t("passwordReset.title")}</h1>
        {token ? <NewPassword token={token} onAgain={() => setSearch({}, { replace: true })} /> : <RequestLink />}
      </div>
    </div>
  );
}
