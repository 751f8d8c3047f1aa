import { shownPicture } from "@zakh/kit/contract";
import { memo } from "react";
import { paths } from "../lib/paths";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";

interface ChipFace {
  name: string;
  /** Empty or missing where the category has no picture. */
  imageUrl?: string;
}

function look(pressed: boolean): string {
  return classes(
    "flex min-h-12 items-center gap-2.5 whitespace-nowrap rounded-full border py-1 pl-1 pr-5 font-display text-base font-medium",
    pressed ? "border-oxblood bg-oxblood text-tallow" : "border-paper-edge bg-linen text-ink hover:border-oxblood",
  );
}

const Face = memo(function Face({ name, imageUrl }: ChipFace) {
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full bg-paper text-oxblood">
        {imageUrl && shownPicture(imageUrl) ? (
          <Picture url={imageUrl} alt="" name="" sizes="40px" last />
        ) : (
          <Icon name="tag" className="size-5" />
        )}
      </span>
      {name}
    </>
  );
});

interface CategoryChipProps extends ChipFace {
  pressed: boolean;
  /** Comes before a press, and sometimes without one. */
  onTouch: () => void;
  onPress: () => void;
  /** What the form around it sends as `category` where the page runs no script yet; nothing for all of them. */
  value?: string;
}

/** A category as a button that filters. */
export function CategoryChip({ pressed, onTouch, onPress, value, ...face }: CategoryChipProps) {
  return (
    <button
      type="submit"
      name={value === undefined ? undefined : "category"}
      value={value}
      aria-pressed={pressed}
      onPointerDown={onTouch}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className={look(pressed)}
    >
      <Face {...face} />
    </button>
  );
}

/** A category as a link to its products on the home page. */
export function CategoryLink({ current, ...face }: ChipFace & { current: boolean }) {
  return (
    <PageLink to={paths.category(face.name)} aria-current={current ? "true" : undefined} className={look(current)}>
      <Face {...face} />
    </PageLink>
  );
}
