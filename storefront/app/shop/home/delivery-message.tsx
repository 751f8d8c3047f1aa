import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";

/** Copies of the message in one length of the band: the first fill a phone, all of them the widest screen. */
const COPIES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const ON_PHONES = 2;

/** When the first has run out of sight, the second stands where it stood. */
const LENGTHS = ["1", "2"];

/** The delivery message on an endless band; it stands still where motion is not wanted (spec §2). */
export function DeliveryMessage() {
  const { t } = useTexts();
  const message = t("home.delivery");
  return (
    <div className="overflow-hidden border-y border-mustard-deep/30 bg-mustard text-ink">
      <p className="sr-only">{message}</p>
      <div aria-hidden="true" className="flex w-max animate-marquee md:[animation-duration:163.84s]">
        {LENGTHS.flatMap((length) =>
          COPIES.map((copy, place) => (
            <span
              key={`${copy}${length}`}
              className={classes(
                // All as wide as the longest language's, so that the band runs at the same speed in each.
                "w-96 items-center justify-center gap-3 whitespace-nowrap py-2.5 font-display text-base font-medium uppercase tracking-stamp",
                place < ON_PHONES ? "flex" : "hidden md:flex",
              )}
            >
              <Icon name="truck" className="size-6" />
              {message}
            </span>
          )),
        )}
      </div>
    </div>
  );
}
