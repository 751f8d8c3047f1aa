import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts";
import type { ShownCategory } from "../../lib/data/categories";
import { usePrefetchProducts } from "../../lib/data/products";
import { PREFETCH_DELAY_MS } from "../../lib/durations";
import { paths } from "../../lib/routing/paths";
import { CategoryChip, Chip } from "../category-chip";

interface CategoryRowProps {
  categories: ShownCategory[];
  /** Name of the chosen category; `null` is all. */
  chosen: string | null;
  /** A finger or the mouse is down on a category and may choose it. */
  onTouch: (category: string | null) => void;
  onChoose: (category: string | null) => void;
}

/** All, then the categories in their order; it sticks under the header (spec §2). */
export function CategoryRow({ categories, chosen, onTouch, onChoose }: CategoryRowProps) {
  const { t } = useTexts();
  const row = useRef<HTMLUListElement>(null);
  const prefetch = usePrefetchProducts();
  // Scrolling leads to more products or to a category, so all products are prefetched.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer = setTimeout(prefetch, PREFETCH_DELAY_MS);
    };
    addEventListener("scroll", onScroll, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
  }, [prefetch]);
  // Initially nothing is chosen and the row does not move, because it may have been scrolled before scripts ran.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const pressed = row.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(chosen ?? "")}"]`);
    if (!row.current || !pressed) return;
    row.current.scrollTo({ left: pressed.offsetLeft - row.current.clientWidth / 2 + pressed.clientWidth / 2 });
  }, [chosen]);
  return (
    <nav
      aria-label={t("home.categories")}
      className="sticky top-header z-sticky mt-4 border-b border-paper-edge bg-tallow md:top-header-l"
    >
      {/* A press before scripts run opens the category's page. */}
      <form action={paths.home} onPointerEnter={prefetch} onFocus={prefetch}>
        <ul ref={row} className="page no-scrollbar relative flex gap-2 overflow-x-auto py-2.5">
          <li data-category="">
            <Chip
              pressed={chosen === null}
              onTouch={() => onTouch(null)}
              onPress={() => onChoose(null)}
              name={t("home.all")}
            />
          </li>
          {categories.map((category) => (
            <li key={category.id} data-category={category.name}>
              <CategoryChip
                category={category}
                pressed={chosen === category.name}
                onTouch={() => onTouch(category.name)}
                onPress={() => onChoose(category.name)}
              />
            </li>
          ))}
        </ul>
      </form>
    </nav>
  );
}
