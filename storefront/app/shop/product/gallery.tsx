import { shownPicture } from "@zakh/kit/contract";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { Picture } from "../../ui/picture";

const ZoomSheet = lazySheet(() => import("./zoom-sheet"));

interface GalleryProps {
  name: string;
  /** `mn` if the name is not in the page's language. */
  nameLang: string | undefined;
  imageUrls: string[];
}

/** The product's pictures, changed by swiping, by buttons or by thumbnails; dots show the current one (spec §2). */
export function Gallery({ name, nameLang, imageUrls }: GalleryProps) {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const close = () => setZoomed(undefined);
  const pictures = imageUrls.length > 0 ? imageUrls : [""];
  const many = pictures.length > 1;

  const show = (place: number) => {
    const bounded = Math.min(Math.max(place, 0), pictures.length - 1);
    const width = strip.current?.clientWidth ?? 0;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.current?.scrollTo({ left: bounded * width, behavior: calm ? "auto" : "smooth" });
    setCurrent(bounded);
  };

  return (
    <section aria-label={t("product.gallery")} className="-mx-edge md:mx-0 short:mx-0">
      <div className="relative">
        <ul
          ref={strip}
          // A scrollable list must be focusable.
          tabIndex={0}
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
          }
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto md:rounded-card md:shadow-paper"
        >
          {pictures.map((url, place) => (
            <li key={url} className="relative aspect-[4/3] w-full shrink-0 snap-center">
              <Picture
                url={url}
                alt={t("product.picture", { name, number: place + 1 })}
                name={name}
                nameLang={nameLang}
                // A little too small on purpose, as on the cards.
                sizes="(min-width: 1240px) 680px, (min-width: 769px) 50vw, 85vw"
                first={place === 0}
                last={place === 1}
              />
              {shownPicture(url) === "" ? null : (
                <button
                  type="button"
                  aria-label={t("product.zoomIn", { number: place + 1 })}
                  // Those beside it are reached by the thumbnails.
                  tabIndex={place === current ? undefined : -1}
                  onClick={() => setZoomed(place)}
                  className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
                />
              )}
            </li>
          ))}
        </ul>
        {many ? (
          <>
            <StepButton
              side="left"
              label={t("product.previous")}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <StepButton
              side="right"
              label={t("product.next")}
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            />
            <Dots pictures={pictures} current={current} />
          </>
        ) : null}
      </div>
      {many ? (
        <ul className="no-scrollbar mt-3 flex gap-2 overflow-x-auto px-4 md:mt-4 md:gap-3 md:px-0">
          {pictures.map((url, place) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={t("product.showPicture", { number: place + 1 })}
                aria-current={place === current ? "true" : undefined}
                onClick={() => show(place)}
                className={classes(
                  "block aspect-[4/3] w-16 overflow-hidden rounded-control border-2 -outline-offset-2 transition-colors duration-quick md:w-24",
                  place === current ? "border-oxblood" : "border-transparent opacity-75 hover:opacity-100",
                )}
              >
                <Picture url={url} alt="" name="" sizes="(min-width: 769px) 96px, 64px" last />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ZoomSheet open={zoomed !== undefined} onClose={close} name={name} imageUrls={imageUrls} place={zoomed ?? 0} />
    </section>
  );
}

/** Shows which picture is current; hidden from screen readers, for which the thumbnails say it. */
function Dots({ pictures, current }: { pictures: string[]; current: number }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <div className="flex gap-1.5 rounded-full bg-ink/55 px-2.5 py-1.5">
        {pictures.map((url, place) => (
          <span
            key={url}
            className={classes(
              "block h-2 rounded-full transition-all duration-calm",
              place === current ? "w-5 bg-tallow" : "w-2 bg-tallow/60",
            )}
          />
        ))}
      </div>
    </div>
  );
}

interface StepButtonProps {
  side: "left" | "right";
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ side, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classes(
        "absolute top-1/2 hidden size-touch -translate-y-1/2 items-center justify-center rounded-full bg-tallow/90 text-ink shadow-paper transition-opacity duration-quick hover:bg-tallow disabled:opacity-0 md:flex",
        side === "left" ? "left-4" : "right-4",
      )}
    >
      <Icon name={side} />
    </button>
  );
}
