import { ShoppingBag } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import type { MealKit } from "@zakh/meal-kits/contract";
import { useTexts } from "../../i18n/text";
import { useDeleteMealKit, useMealKits } from "../../resources/meal-kits";
import { ActiveBadge } from "../../ui/active-badge";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import type { Elements } from "../../ui/elements";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { RowActions } from "../../ui/lists/row-actions";
import { won } from "../../ui/money";
import { Picture } from "../../ui/pictures/picture";
import { MealKitForm } from "./meal-kit-form";

/** Dishes with their ingredients (spec §3 meal_kits). */
export default function MealKitsScreen() {
  const { t } = useTexts();
  const kits = useMealKits();
  return (
    <EntryList
      query={kits}
      label={t("mealKits.title")}
      add={t("mealKits.new")}
      failed={t("mealKits.failed")}
      empty={{ icon: <ShoppingBag />, text: t("mealKits.empty") }}
      placeholders={4}
      columns={COLUMNS}
      card={(kit, actions) => <KitCard kit={kit} actions={actions} />}
      actions={(kit, onEdit) => <KitActions kit={kit} onEdit={onEdit} />}
      form={(kit, onClose) => <MealKitForm kit={kit} onClose={onClose} />}
    />
  );
}

const COLUMNS: readonly Column<MealKit>[] = [
  {
    header: "mealKits.name",
    cell: ({ name, imageUrl }) => (
      <span className="flex items-center gap-x-3">
        <Picture url={imageUrl} alt="" className="size-10" />
        <span className="text-ui-fg-base line-clamp-2 font-medium">{name}</span>
      </span>
    ),
  },
  {
    header: "mealKits.components",
    cell: ({ components }) => {
      const names = components.map(({ product }) => product.name).join(", ");
      return (
        <span className="line-clamp-2 max-w-56" title={names}>
          {names || "—"}
        </span>
      );
    },
  },
  { header: "mealKits.cooking", cell: (kit) => <Cooking kit={kit} /> },
  {
    header: "mealKits.price",
    cell: ({ price }) => <span className="text-ui-fg-base font-semibold tabular-nums">{won(price)}</span>,
    align: "right",
  },
  { header: "mealKits.status", cell: ({ isActive }) => <ActiveBadge active={isActive} /> },
];

function KitCard({ kit, actions }: { kit: MealKit; actions: Elements }) {
  const { t } = useTexts();
  return (
    <article className="flex flex-col gap-y-2">
      <div className="flex items-start gap-x-3">
        <Picture url={kit.imageUrl} alt="" />
        <div className="min-w-0 flex-1">
          <p className="text-ui-fg-base break-words text-base font-semibold">{kit.name}</p>
          <Cooking kit={kit} />
        </div>
        <ActiveBadge active={kit.isActive} />
      </div>
      <Text className="text-ui-fg-subtle text-sm">
        {t("mealKits.componentCount", { count: kit.components.length })}
      </Text>
      <div className="flex items-center justify-between">
        <span className="text-ui-fg-base text-lg font-semibold tabular-nums">{won(kit.price)}</span>
        {actions}
      </div>
    </article>
  );
}

/** Cooking time, servings, difficulty. */
function Cooking({ kit: { cookingTime, servings, difficultyLevel } }: { kit: MealKit }) {
  const { t } = useTexts();
  const facts = [
    t("mealKits.minutes", { count: cookingTime }),
    t("mealKits.people", { count: servings }),
    t(`mealKits.difficulty.${difficultyLevel}`),
  ];
  return <span className="text-ui-fg-subtle text-sm">{facts.join(" · ")}</span>;
}

function KitActions({ kit: { id, name }, onEdit }: { kit: MealKit; onEdit: () => void }) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const remove = useDeleteMealKit();
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() => askAndDelete({ name, remove: () => remove.mutateAsync(id), failed: t("mealKits.deleteFailed") })}
      busy={remove.isPending}
    />
  );
}
