import { clx } from "@medusajs/ui";
import { imageSources, isShownInBrowser } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";

/** A small square picture; a note when it is missing or fails to load (spec §8). */
export function Picture({ url, alt, className }: { url: string; alt: string; className?: string }) {
  const { t } = useTexts();
  const [broken, setBroken] = useState(false);
  const { src, srcSet, color } = imageSources(url);

  if (!isShownInBrowser(url) || broken) {
    return (
      <span
        title={t("noImage")}
        className={clx(
          "bg-ui-bg-component text-ui-fg-subtle flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md text-center text-[0.625rem] leading-tight",
          className,
        )}
      >
        {t("noImage")}
      </span>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="48px"
      alt={alt}
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      style={{ backgroundColor: color }}
      className={clx("size-12 shrink-0 rounded-md object-cover", className)}
    />
  );
}
