import { imageSources, shownPicture } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { Sheet } from "../../ui/sheet";

interface ZoomSheetProps {
  open: boolean;
  onClose: () => void;
  name: string;
  imageUrls: string[];
  /** Place of the picture that was pressed. */
  place: number;
}

/** All pictures as large as the screen, one below the other; a press on one shows it two and a half times as wide, to be moved about. */
export default function ZoomSheet({ open, onClose, name, imageUrls, place }: ZoomSheetProps) {
  const { t } = useTexts();
  const [large, setLarge] = useState<string>();
  // The pressed one first.
  const urls = [...imageUrls.slice(place), ...imageUrls.slice(0, place)].map(shownPicture).filter(Boolean);
  return (
    <Sheet open={open} onClose={onClose} title={name} description={t("product.zoomText")} place="full">
      <ul className="no-scrollbar grid flex-1 content-start gap-3 overflow-y-auto overscroll-contain bg-ink/90 pb-6">
        {urls.map((url) => {
          const { src, srcSet, width, height, color } = imageSources(url);
          const isLarge = url === large;
          return (
            <li key={url} className="no-scrollbar max-h-full overflow-auto">
              <button
                type="button"
                aria-pressed={isLarge}
                aria-label={t(isLarge ? "product.zoomOut" : "product.zoomIn", { number: imageUrls.indexOf(url) + 1 })}
                onClick={({ currentTarget, clientX, clientY }) => {
                  const box = currentTarget.getBoundingClientRect();
                  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
                  const frame = currentTarget.parentElement;
                  setLarge(isLarge ? undefined : url);
                  // What was pressed stays in the middle.
                  requestAnimationFrame(() =>
                    frame?.scrollTo({
                      left: x * frame.scrollWidth - frame.clientWidth / 2,
                      top: y * frame.scrollHeight - frame.clientHeight / 2,
                    }),
                  );
                }}
                className={classes(
                  "block focus-visible:-outline-offset-4",
                  isLarge ? "w-[250%] cursor-zoom-out" : "w-full cursor-zoom-in",
                )}
              >
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes={isLarge ? "250vw" : "100vw"}
                  width={width}
                  height={height}
                  alt={t("product.picture", { name, number: imageUrls.indexOf(url) + 1 })}
                  decoding="async"
                  style={{ backgroundColor: color }}
                  className={classes("mx-auto h-auto w-full", !isLarge && "md:max-h-[80dvh] md:w-auto")}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
