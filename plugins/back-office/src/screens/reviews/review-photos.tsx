import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { Picture } from "../ui/picture";
import { SideDrawer } from "../ui/side-drawer";

/** The photos of a review, small; a press shows all of them large. */
export function ReviewPhotos({ photos, name }: { photos: readonly string[]; name: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (photos.length === 0) return null;
  const nameOf = (place: number) => t("reviews.photo", { number: place + 1 });
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className="focus-visible:shadow-borders-focus block rounded-md outline-none"
            >
              <Picture url={url} alt={nameOf(place)} className="size-20" />
            </button>
          </li>
        ))}
      </ul>
      <SideDrawer open={open} title={t("reviews.photos")} subtitle={name} wide onClose={() => setOpen(false)}>
        <ul className="flex flex-col gap-y-4">
          {photos.map((url, place) => {
            const { src, srcSet, width, height, color } = imageSources(url);
            return (
              <li key={url}>
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes="(min-width: 769px) 672px, 100vw"
                  width={width}
                  height={height}
                  alt={nameOf(place)}
                  style={{ backgroundColor: color }}
                  className="h-auto w-full rounded-md"
                />
              </li>
            );
          })}
        </ul>
      </SideDrawer>
    </>
  );
}
