import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../i18n/use-texts";
import { Picture } from "./picture";
import { Sheet } from "./sheet";

/** The photos of a review, small; each opens large. */
export function ReviewPhotos({ photos }: { photos: readonly string[] }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<string>();
  if (photos.length === 0) return null;
  const nameOf = (place: number) => t("reviews.photo", { number: place + 1 });
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(url)}
              className="block size-20 overflow-hidden rounded-control border border-paper-edge md:size-24"
            >
              <Picture url={url} alt={nameOf(place)} name="" sizes="96px" />
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={t("reviews.photos")}
        description={opened ? nameOf(photos.indexOf(opened)) : ""}
        place="top"
      >
        <div className="flex min-h-0 justify-center overflow-auto bg-ink/90">
          {opened ? <Large url={opened} name={nameOf(photos.indexOf(opened))} /> : null}
        </div>
      </Sheet>
    </>
  );
}

/** Whole, whatever its shape. */
function Large({ url, name }: { url: string; name: string }) {
  const { src, srcSet, width, height, color } = imageSources(url);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="100vw"
      width={width}
      height={height}
      alt={name}
      style={{ backgroundColor: color }}
      className="h-auto max-h-[calc(100dvh-4rem)] w-auto max-w-full object-contain"
    />
  );
}
