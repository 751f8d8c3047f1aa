import { useTexts } from "../../i18n/use-texts";
import { Icon } from "../../ui/icon";

/** Copies of the message in one length of the band: enough to fill the widest screen. */
const COPIES = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The delivery message on an endless band; it stands still where motion is not wanted (spec §2). */
export function DeliveryMessage() {
  const { t } = useTexts();
  const message = t("home.delivery");
  return (
    <div className="overflow-hidden border-y border-mustard-deep/30 bg-mustard text-ink">
      <p className="sr-only">{message}</p>
      <div aria-hidden="true" className="flex w-max animate-marquee">
        {[...COPIES, ...COPIES.map((copy) => `${copy}2`)].map((copy) => (
          <span
            key={copy}
            // All as wide as the longest language's, so that the band runs at the same speed in each.
            className="flex w-96 items-center justify-center gap-3 whitespace-nowrap py-2.5 font-display text-base font-medium uppercase tracking-stamp"
          >
            <Icon name="truck" className="size-6" />
            {message}
          </span>
        ))}
      </div>
    </div>
  );
}
