import { Clock, Users } from "@medusajs/icons";
import { Heading, Text } from "@medusajs/ui";
import { withoutThousands } from "@zakh/kit/contract";
import type { DifficultyLevel } from "@zakh/meal-kits/contract";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";
import { Picture } from "../../ui/pictures/picture";

interface KitPreviewProps {
  name: string;
  description: string;
  imageUrl: string;
  price: string | number;
  cookingTime: number;
  servings: number;
  difficultyLevel: DifficultyLevel;
  /** Names of the ingredients. */
  ingredients: readonly string[];
}

/** A preview of the kit's card while it is being edited. */
export function KitPreview(kit: KitPreviewProps) {
  const { t } = useTexts();
  const price = Number(withoutThousands(String(kit.price)));
  return (
    <section aria-label={t("mealKits.preview")} className="border-ui-border-base overflow-hidden rounded-lg border">
      {/* The key makes another URL load again after a failed one. */}
      <Picture key={kit.imageUrl} url={kit.imageUrl} alt="" className="aspect-[16/9] size-auto w-full rounded-none" />
      <div className="flex flex-col gap-y-2 p-4">
        <div className="flex items-start justify-between gap-x-3">
          <Heading level="h3" className="min-w-0 break-words text-lg font-semibold">
            {kit.name || t("mealKits.preview.name")}
          </Heading>
          <span className="text-ui-fg-base shrink-0 text-lg font-semibold tabular-nums">
            {Number.isFinite(price) ? won(price) : "—"}
          </span>
        </div>
        <p className="text-ui-fg-subtle flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="flex items-center gap-x-1.5">
            <Clock />
            <span>{t("mealKits.minutes", { count: whole(kit.cookingTime) })}</span>
          </span>
          <span className="flex items-center gap-x-1.5">
            <Users />
            <span>{t("mealKits.people", { count: whole(kit.servings) })}</span>
          </span>
          <span>{t(`mealKits.difficulty.${kit.difficultyLevel}`)}</span>
        </p>
        {kit.description && <Text className="text-ui-fg-base line-clamp-3 break-words text-sm">{kit.description}</Text>}
        {kit.ingredients.length > 0 && (
          <Text className="text-ui-fg-subtle break-words text-sm">{kit.ingredients.join(", ")}</Text>
        )}
      </div>
    </section>
  );
}

/** An empty number field is NaN. */
function whole(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
