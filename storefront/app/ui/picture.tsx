import { imageSources, isTall, shownPicture } from "@zakh/kit/contract";
import { useState } from "react";
import { classes } from "./classes";

interface PictureProps {
  url: string;
  /** What is to be seen; empty when the name stands beside it. */
  alt: string;
  /** Drawn on the place holder when there is no picture or it does not load (spec §8). */
  name: string;
  /** `mn` where the name is not in the page's language. */
  nameLang?: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Pictures of the first screen load at once, the others when they come near. */
  eager?: boolean;
  /** The picture that the page is judged by: fetched before the others. */
  first?: boolean;
  /** One of the first screen that is fetched after its others: small, or swiped to only. */
  last?: boolean;
  className?: string;
}

/** Fills its box, which has to have a size: nothing moves when the picture arrives, its own colour stands in for it. */
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
  if (shownPicture(url) === "" || failedUrl === url) {
    return <PictureTile name={name} nameLang={nameLang} alt={alt} className={className} />;
  }
  const sources = imageSources(url);
  const { src, srcSet, width, height, color } = sources;
  return (
    <img
      // A picture that failed before React took over has told nobody: it is asked once it is here.
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
        "flex size-full items-center justify-center overflow-hidden bg-gradient-to-br from-oxblood to-ember p-[5%] text-center font-display font-medium leading-tight text-tallow [container-type:inline-size]",
        className,
      )}
    >
      {/* Smaller on a small tile, so that it fits. */}
      <span lang={nameLang} className="line-clamp-3 break-words text-[clamp(0.625rem,16cqw,0.875rem)]">
        {name}
      </span>
    </span>
  );
}
