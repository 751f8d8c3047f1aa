import { fallbackLanguage, localized, shownPicture } from "@zakh/kit/contract";
import { memo } from "react";
import { useLanguage } from "../i18n/use-language";
import type { ShownCategory } from "../lib/data/categories";
import { paths } from "../lib/routing/paths";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";

interface ChipFace {
  name: string;
  /** Empty or missing if the category has no picture. */
  imageUrl?: string;
}

function look(pressed: boolean): string {
  return classes(
    "flex min-h-12 items-center gap-2.5 whitespace-nowrap rounded-full border py-1 pl-1 pr-5 font-display text-base font-medium",
    pressed ? "border-oxblood bg-oxblood text-tallow" : "border-paper-edge bg-linen text-ink hover:border-oxblood",
  );
}

/** The name of a category in the page's language. */
function useName(category: ShownCategory): { name: string; lang: string | undefined } {
  const { language } = useLanguage();
  return { name: localized(category, "name", language), lang: fallbackLanguage(category, "name", language) };
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
      <span>{name}</span>
    </>
  );
});

/** A category as a button that filters: the form around it submits the name. */
export function CategoryChip({ category, pressed }: { category: ShownCategory; pressed: boolean }) {
  const { name, lang } = useName(category);
  return <Chip pressed={pressed} name={name} lang={lang} imageUrl={category.imageUrl} value={category.name} />;
}

interface ChipProps extends ChipFace {
  pressed: boolean;
  lang?: string;
  value?: string;
}

/** A button of the row. */
export function Chip({ pressed, lang, value, ...face }: ChipProps) {
  return (
    <button
      type="submit"
      name={value === undefined ? undefined : "category"}
      value={value}
      lang={lang}
      aria-pressed={pressed}
      className={look(pressed)}
    >
      <Face {...face} />
    </button>
  );
}

/** A category as a link to its products on the home page. */
export function CategoryLink({ category, current }: { category: ShownCategory; current: boolean }) {
  const { name, lang } = useName(category);
  return (
    <PageLink
      to={paths.category(category.name)}
      lang={lang}
      aria-current={current ? "true" : undefined}
      className={look(current)}
    >
      <Face name={name} imageUrl={category.imageUrl} />
    </PageLink>
  );
}
