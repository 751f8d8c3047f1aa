import { imageSources, isShownInBrowser, isTall } from "@zakh/kit/contract";
import { useState } from "react";
import { classes } from "./classes";

interface PictureProps {
  url: string;
  /** Text alternative; empty if the name is beside it. */
  alt: string;
  /** Shown on the placeholder if there is no picture or it does not load (spec §8). */
  name: string;
  /** `mn` if the name is not in the page's language. */
  nameLang?: string;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Loads at once, for the first screen; other pictures load when they come near. */
  eager?: boolean;
  /** The page's largest picture: loads before the others. */
  first?: boolean;
  /** A less important picture of the first screen, such as a thumbnail: loads after the others. */
  last?: boolean;
  className?: string;
}

/** Fills its box, which must have a size, so that the layout does not shift. Until the picture is loaded its main colour is shown. */
export function Picture({
  url,
  alt,
  name,
  nameLang,
  sizes,
  eager = false,
  first = false,
  last = false,
  className,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!isShownInBrowser(url) || failedUrl === url) {
    return <PictureTile name={name} nameLang={nameLang} alt={alt} className={className} />;
  }
  const sources = imageSources(url);
  const { src, srcSet, width, height, color } = sources;
  return (
    <img
      // The error event of a picture that failed before hydration is lost, so its state is checked.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailedUrl(url);
      }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={eager || first || last ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows the attribute in lower case only.
      {...(first || last ? { fetchpriority: first ? "high" : "low" } : {})}
      onError={() => setFailedUrl(url)}
      style={{ backgroundColor: color }}
      className={classes("size-full bg-paper object-cover", isTall(sources) && "object-top", className)}
    />
  );
}

function PictureTile({
  name,
  nameLang,
  alt,
  className,
}: Pick<PictureProps, "name" | "nameLang" | "alt" | "className">) {
  return (
    <span
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className={classes(
        "picture-tile flex size-full items-center justify-center overflow-hidden bg-gradient-to-br from-oxblood to-ember text-center font-display font-medium leading-tight text-tallow",
        className,
      )}
    >
      {/* As large as the tile, and no more. */}
      <span lang={nameLang} className="line-clamp-3 break-words px-[6%] text-[clamp(0.625rem,9cqw,2rem)]">
        {name}
      </span>
    </span>
  );
}
