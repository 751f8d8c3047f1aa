import { Plus, ShoppingBag } from "@medusajs/icons";
import { Button, Text, toast } from "@medusajs/ui";
import type { MealKit } from "@zakh/meal-kits/contract";
import { type ReactNode, useState } from "react";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useDeleteMealKit, useMealKits } from "../resources/meal-kits";
import { ActiveBadge } from "../ui/active-badge";
import { type Column, DataList } from "../ui/data-list";
import { useShowRefusal } from "../ui/form-refusal";
import { Picture } from "../ui/picture";
import { RowActions } from "../ui/row-actions";
import { EmptyState, LoadError } from "../ui/screen-state";
import { useConfirmDelete } from "../ui/use-confirm-delete";
import { MealKitForm } from "./meal-kit-form";

/** Dishes with what goes into them (spec §3 meal_kits, ruling 34). */
export default function MealKitsScreen() {
  const { t } = useTexts();
  const kits = useMealKits();
  const [open, setOpen] = useState<MealKit | "new">();
  const actions = (kit: MealKit) => <KitActions kit={kit} onEdit={() => setOpen(kit)} />;

  if (kits.isError && !kits.data) {
    return <LoadError title={t("mealKits.failed")} error={kits.error} onRetry={() => kits.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-y-4">
      <Button className="h-12 w-full text-base md:h-9 md:w-auto md:self-end md:text-sm" onClick={() => setOpen("new")}>
        <Plus />
        {t("mealKits.new")}
      </Button>
      <DataList
        rows={kits.data}
        rowKey={(kit) => kit.id}
        columns={[...COLUMNS, { header: "actions", cell: actions, align: "right" }]}
        card={(kit) => <KitCard kit={kit} actions={actions(kit)} />}
        label={t("mealKits.title")}
        placeholders={4}
        empty={<EmptyState icon={<ShoppingBag />}>{t("mealKits.empty")}</EmptyState>}
      />
      {open && <MealKitForm kit={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </div>
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

function KitCard({ kit, actions }: { kit: MealKit; actions: ReactNode }) {
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

/** How long, for how many, how hard. */
function Cooking({ kit: { cookingTime, servings, difficultyLevel } }: { kit: MealKit }) {
  const { t } = useTexts();
  const facts = [
    t("mealKits.minutes", { count: cookingTime }),
    t("mealKits.people", { count: servings }),
    t(`mealKits.difficulty.${difficultyLevel}`),
  ];
  return <span className="text-ui-fg-subtle text-sm">{facts.join(" · ")}</span>;
}

function KitActions({ kit, onEdit }: { kit: MealKit; onEdit: () => void }) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const confirm = useConfirmDelete();
  const remove = useDeleteMealKit();

  async function askAndDelete() {
    if (!(await confirm(kit.name))) return;
    // Not in the callbacks of `mutate`: the row, and they with it, is gone by then.
    try {
      await remove.mutateAsync(kit.id);
      toast.success(t("deleted"), { description: kit.name });
    } catch (error) {
      show.refused(error, t("mealKits.deleteFailed"));
    }
  }
  return <RowActions name={kit.name} onEdit={onEdit} onDelete={askAndDelete} busy={remove.isPending} />;
}
