import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { buttonLook } from "../../ui/button";

/** Everything that the shop keeps of the signed-in customer, as a file that the browser saves. */
export function OwnData() {
  const { t } = useTexts();
  if (!useLaterTexts()) return null;
  return (
    <section>
      <h3 className="text-title-s">{t("ownData.title")}</h3>
      <p className="mb-2 mt-1 text-small text-ink-soft">{t("ownData.text")}</p>
      <a href="/api/user/data" download="my-data.json" className={buttonLook("outline", "w-full")}>
        {t("ownData.save")}
      </a>
    </section>
  );
}
