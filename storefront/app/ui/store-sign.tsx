import type { Elements } from "@zakh/back-office/screens/elements";
import { shownPicture } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import { useId } from "react";
import { classes } from "./classes";
import { Picture } from "./picture";

/** Grounds that light letters are read on. */
const GROUNDS = ["bg-oxblood", "bg-steppe-deep", "bg-sky-deep", "bg-ink-soft", "bg-mustard-deep", "bg-ember-deep"];

/** Patterns, each drawn once per 40 x 40: the hammer, felt's horn, the lattice of a ger, knots of a rope. */
const PATTERNS = [
  "M2 36V4h32v24H12V14h14v8",
  "M20 36V20m0 0c-14 2-14-16-4-14 6 1 4 9-1 7m5 7c14 2 14-16 4-14-6 1-4 9 1 7",
  "M0 0l40 40M40 0 0 40M20-10v10m0 40v10",
  "M20 4 36 20 20 36 4 20zM20 13l7 7-7 7-7-7z",
];

type Named = Pick<Store, "name" | "categoryId">;

/** Always the same for a text. */
function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

/** The first letters of its first two words. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

function Board({ store, className, children }: { store: Named; className: string; children: Elements }) {
  const pattern = useId();
  const ground = GROUNDS[numberOf(store.name) % GROUNDS.length];
  return (
    <span
      aria-hidden="true"
      className={classes(
        "relative flex size-full items-center justify-center overflow-hidden text-tallow",
        ground,
        className,
      )}
    >
      <svg className="absolute inset-0 size-full text-mustard/30" aria-hidden="true">
        <pattern id={pattern} width="40" height="40" patternUnits="userSpaceOnUse">
          <path d={PATTERNS[store.categoryId % PATTERNS.length]} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      {children}
    </span>
  );
}

/** The store's logo, or its seal. */
export function StoreLogo({
  store,
  sizes,
  eager,
}: {
  store: Named & Pick<Store, "logoUrl">;
  sizes: string;
  eager?: boolean;
}) {
  if (shownPicture(store.logoUrl) === "") return <StoreSeal store={store} />;
  return <Picture url={store.logoUrl} alt="" name={store.name} sizes={sizes} eager={eager} />;
}

/** In place of a logo: a seal with the name's first letters, in colours of the name and a pattern of the category. */
function StoreSeal({ store }: { store: Named }) {
  return (
    <Board store={store} className="p-[8%]">
      <svg viewBox="0 0 100 100" className="relative size-full rounded-label border border-mustard" aria-hidden="true">
        <rect x="5" y="5" width="90" height="90" rx="2" className="fill-ink/25 stroke-mustard" />
        <text x="50" y="68" textAnchor="middle" fontSize="50" className="fill-tallow font-display font-semibold">
          {initialsOf(store.name)}
        </text>
      </svg>
    </Board>
  );
}

/** In place of a cover: the board over a shop's door, with its awning. */
export function StoreBoard({ store }: { store: Named }) {
  return (
    <Board store={store} className="picture-tile font-display">
      <span className="awning absolute inset-x-0 top-0" />
      <span className="relative mx-[8%] min-w-0 bg-ink/25 px-[4%] text-center text-[clamp(1.125rem,6cqw,3rem)] font-semibold leading-tight">
        <span className="line-clamp-2 break-words">{store.name}</span>
      </span>
    </Board>
  );
}
