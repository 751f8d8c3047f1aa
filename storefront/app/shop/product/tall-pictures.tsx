import { imageSources, isTall, shownPicture } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/use-texts";
import { Icon } from "../../ui/icon";

/**
 * Pictures that are much taller than the gallery's frame, which shows only their top. Each can be opened here in full height. Nothing if
 * there are none.
 */
export function TallPictures({ name, imageUrls }: { name: string; imageUrls: string[] }) {
  const { t } = useTexts();
  const tall = imageUrls.flatMap((url, place) => {
    const sources = imageSources(shownPicture(url));
    return isTall(sources) ? [{ ...sources, number: place + 1 }] : [];
  });
  return tall.map(({ src, srcSet, width, height, color, number }) => (
    <details key={src} className="group md:col-span-2">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 font-medium text-oxblood [&::-webkit-details-marker]:hidden">
        <span>{t("product.wholePicture", { number })}</span>
        <Icon name="down" className="size-4 transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <img
        src={src}
        srcSet={srcSet}
        sizes="(min-width: 769px) 720px, 100vw"
        width={width}
        height={height}
        alt={t("product.picture", { name, number })}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: color }}
        className="mx-auto mt-2 h-auto w-full max-w-[45rem]"
      />
    </details>
  ));
}
