import { Photo } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";

interface MediaPictureProps {
  url: string;
  /** How wide it is shown, as in the `sizes` of an `<img>`. */
  sizes: string;
  className: string;
}

/** A picture of the library in its own colour until it is there; a note in its place when it does not load (spec §8). */
export function MediaPicture({ url, sizes, className }: MediaPictureProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState(false);
  const { src, srcSet, width, height, color } = imageSources(url);
  if (broken) {
    return (
      <span
        className={clx(
          "bg-ui-bg-component text-ui-fg-muted flex flex-col items-center justify-center gap-y-2 text-sm",
          className,
        )}
      >
        <Photo />
        {t("noImage")}
      </span>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      // Its name stands beside it.
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Dragged onto the page it would look like a file to upload.
      draggable={false}
      onError={() => setBroken(true)}
      style={{ backgroundColor: color }}
      className={className}
    />
  );
}
