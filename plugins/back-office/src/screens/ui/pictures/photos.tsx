import { imageSources } from "@zakh/kit/contract";
import { useState } from "react";
import { SideDrawer } from "../drawers/side-drawer";
import { Picture } from "./picture";

interface PhotosProps {
  urls: readonly string[];
  /** Of all of them, and of the one with a number from 1. */
  title: string;
  nameOf: (number: number) => string;
  /** Whom or what they are of. */
  subtitle: string;
}

/** Photos that customers have sent, small; a press shows all of them large. */
export function Photos({ urls, title, nameOf, subtitle }: PhotosProps) {
  const [open, setOpen] = useState(false);
  if (urls.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {urls.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className="focus-visible:shadow-borders-focus block rounded-md outline-none"
            >
              <Picture url={url} alt={nameOf(place + 1)} className="size-20" />
            </button>
          </li>
        ))}
      </ul>
      <SideDrawer open={open} title={title} subtitle={subtitle} wide onClose={() => setOpen(false)}>
        <ul className="flex flex-col gap-y-4">
          {urls.map((url, place) => {
            const { src, srcSet, width, height, color } = imageSources(url);
            return (
              <li key={url}>
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes="(min-width: 769px) 672px, 100vw"
                  width={width}
                  height={height}
                  alt={nameOf(place + 1)}
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
