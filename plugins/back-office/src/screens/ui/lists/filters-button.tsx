import { Funnel } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";

interface FiltersButtonProps {
  isOpen: boolean;
  onPress: () => void;
}

/** Shows the filters that a phone has no room for; there is no such button at a desk. */
export function FiltersButton({ isOpen, onPress }: FiltersButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      variant="secondary"
      className="size-11 shrink-0 p-0 md:hidden"
      aria-label={t("orders.more.filters")}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Funnel />
    </Button>
  );
}

/** Classes of a search field and of what stands beside it on a phone; with large letters each of them takes a row of its own. */
export const SEARCH_IN_ROW = "flex-1 max-md:grow-[99] max-md:basis-[7em]";
export const BESIDE_SEARCH = "flex grow gap-2 md:contents";

/** Classes of a select that stands in one row with a search field on a phone: two lines of it are as high as that. */
export const SELECT_IN_ROW =
  "w-32 max-md:grow max-md:[&_button]:px-2 max-md:[&_button]:py-1 max-md:[&_button]:text-sm max-md:[&_button]:leading-4";
