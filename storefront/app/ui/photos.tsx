import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { classes } from "./classes";
import { Picture } from "./picture";
import { Sheet } from "./sheet";

interface PhotosProps {
  urls: readonly string[];
  /** Of all of them, and of the one with a number from 1. */
  title: string;
  nameOf: (number: number) => string;
  /** For photos that are more than a proof. */
  large?: boolean;
}

/** Photos, small; each opens large. */
export function Photos({ urls, title, nameOf, large = false }: PhotosProps) {
  const [opened, setOpened] = useState<string>();
  if (urls.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {urls.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(url)}
              className={classes(
                "block overflow-hidden rounded-control border border-paper-edge",
                large ? "size-28 max-w-full md:size-44" : "size-20 md:size-24",
              )}
            >
              <Picture
                url={url}
                alt={nameOf(place + 1)}
                name=""
                sizes={large ? "(min-width: 769px) 176px, 112px" : "96px"}
              />
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={title}
        description={opened ? nameOf(urls.indexOf(opened) + 1) : ""}
        place="top"
      >
        <div className="flex min-h-0 justify-center overflow-auto bg-ink/90">
          {opened ? <Large url={opened} name={nameOf(urls.indexOf(opened) + 1)} /> : null}
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
