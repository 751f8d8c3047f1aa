import { Photo } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";

interface MediaPictureProps {
  url: string;
  /** The displayed width, for the `sizes` of an `<img>`. */
  sizes: string;
  className: string;
}

/** A picture of the library, with its own colour while it loads, and a note when it fails (spec §8). */
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
        <span>{t("noImage")}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      // Its name is shown beside it.
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Dragging it onto the page would otherwise look like a file upload.
      draggable={false}
      onError={() => setBroken(true)}
      style={{ backgroundColor: color }}
      className={className}
    />
  );
}
