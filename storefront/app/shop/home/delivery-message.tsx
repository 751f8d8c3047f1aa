import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";

/** Copies of the message in one half of the band: two fill a phone, all of them the widest screen. */
const COPIES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const COPIES_ON_PHONES = 2;

/** The halves are equal: when the first has left the screen, the animation starts again without a visible jump. */
const HALVES = ["1", "2"];

/** The delivery message on an endless band; it does not move with reduced motion (spec §2). */
export function DeliveryMessage() {
  const { t } = useTexts();
  const message = t("home.delivery");
  return (
    <div className="overflow-hidden border-y border-mustard-deep/30 bg-mustard text-ink short:hidden">
      <p className="sr-only">{message}</p>
      <div aria-hidden="true" className="flex w-max animate-marquee md:[animation-duration:163.84s]">
        {HALVES.flatMap((half) =>
          COPIES.map((copy, place) => (
            <span
              key={`${copy}${half}`}
              className={classes(
                // As wide as the longest language's text, so that the band has the same speed in all languages.
                "w-96 items-center justify-center gap-3 whitespace-nowrap py-1 font-display text-small font-medium uppercase tracking-stamp",
                place < COPIES_ON_PHONES ? "flex" : "hidden md:flex",
              )}
            >
              <Icon name="truck" className="size-5" />
              <span>{message}</span>
            </span>
          )),
        )}
      </div>
    </div>
  );
}
