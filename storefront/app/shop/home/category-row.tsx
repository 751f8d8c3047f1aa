import { type FormEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import type { ShownCategory } from "../../lib/data/categories";
import { paths } from "../../lib/routing/paths";
import { CategoryChip, Chip } from "../category-chip";

interface CategoryRowProps {
  categories: ShownCategory[];
  /** Name of the chosen category; `null` is all. */
  chosen: string | null;
}

/** All, then the categories in their order; it sticks under the header (spec §2). */
export function CategoryRow({ categories, chosen }: CategoryRowProps) {
  const { t } = useTexts();
  const [, setSearch] = useSearchParams();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The router's own form would drop the other parameters.
    const change = (search: URLSearchParams) => {
      search.delete("category");
      if (submitter instanceof HTMLButtonElement && submitter.value) search.set("category", submitter.value);
      return search;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  };
  const row = useRef<HTMLUListElement>(null);
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
      className="sticky top-header z-sticky mt-1 border-b border-paper-edge bg-tallow md:top-header-l short:static short:mt-0"
    >
      {/* A form, so that a press before scripts run opens the category's page. */}
      <form action={paths.home} onSubmit={choose}>
        <ul ref={row} className="page no-scrollbar relative flex gap-2 overflow-x-auto py-2 short:py-1">
          <li data-category="">
            <Chip pressed={chosen === null} name={t("home.all")} />
          </li>
          {categories.map((category) => (
            <li key={category.id} data-category={category.name}>
              <CategoryChip category={category} pressed={chosen === category.name} />
            </li>
          ))}
        </ul>
      </form>
    </nav>
  );
}
