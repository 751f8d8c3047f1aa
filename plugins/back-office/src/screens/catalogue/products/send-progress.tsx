import { useTexts } from "../../i18n/text";

/** How much of a form's pictures has been sent, from 0 to 1. It lies over the form's end, so that the buttons stay where they are. */
export function SendProgress({ share }: { share: number }) {
  const { t } = useTexts();
  const percent = Math.round(share * 100);
  const text = percent < 100 ? t("products.images.sending", { percent }) : t("media.uploads.working");
  return (
    <div className="sticky bottom-20 z-[5] h-0 px-4 md:bottom-16 md:px-6">
      <div className="bg-ui-bg-base shadow-elevation-card-rest absolute inset-x-4 bottom-0 flex flex-col gap-y-1.5 rounded-lg p-3">
        <span className="text-ui-fg-base text-sm font-medium tabular-nums">{text}</span>
        <div
          role="progressbar"
          aria-label={t("products.images")}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="bg-ui-bg-component h-1.5 overflow-hidden rounded-full"
        >
          <div className="bg-ui-fg-interactive h-full" style={{ width: `${percent}%` }} />
        </div>
      </div>
    </div>
  );
}
