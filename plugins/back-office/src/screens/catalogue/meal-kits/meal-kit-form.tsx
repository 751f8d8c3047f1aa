import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@medusajs/ui";
import { type SinceVersion, typedWon } from "@zakh/kit/contract";
import { DIFFICULTY_LEVELS, MEAL_KIT_DEFAULTS, type MealKit, mealKitInput } from "@zakh/meal-kits/contract";
import { useController, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useSaveMealKit } from "../../resources/meal-kits";
import { useUploadMedia } from "../../resources/media";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextArea, TextField } from "../../ui/forms/text-field";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../../ui/forms/use-submit-entry";
import { won } from "../../ui/money";
import { LibraryPicture } from "../../ui/pictures/library-picture";
import { KitComponentsField } from "./kit-components-field";
import { KitPreview } from "./kit-preview";
import { suggestedPrice } from "./suggested-price";
import { useKitProducts } from "./use-kit-products";

/** The contract's meal kit with a typed price. */
const mealKitForm = mealKitInput.extend({
  price: z
    .union([z.string(), z.number()], { error: "meal_kit_price_invalid" })
    .transform(String)
    .pipe(typedWon)
    .transform((won): string | number => won)
    .pipe(mealKitInput.shape.price),
});

interface MealKitFormProps {
  /** The edited kit; undefined for a new one. */
  kit: SinceVersion<MealKit> | undefined;
  onClose: () => void;
}

/** The form of a new or existing meal kit; new ones start with the defaults of spec §9. */
export function MealKitForm({ kit, onClose }: MealKitFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const save = useSaveMealKit(kit?.id);
  const upload = useUploadMedia();
  const form = useForm({
    resolver: zodResolver(mealKitForm),
    defaultValues: valuesOf(kit),
  });
  const { products, pick } = useKitProducts((form.watch("components") ?? []).map(({ productId }) => productId));
  const meanwhile = useEditConflict({
    read: kit,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: {
      name: { label: t("mealKits.name") },
      description: { label: t("mealKits.about") },
      imageUrl: { label: t("picture.label"), picture: true },
      components: { label: t("mealKits.components"), text: ingredients },
      price: { label: t("mealKits.price"), text: (price) => won(String(price)) },
      cookingTime: { label: t("mealKits.cookingTime") },
      servings: { label: t("mealKits.servings") },
      difficultyLevel: {
        label: t("mealKits.difficulty"),
        text: (level) => t(`mealKits.difficulty.${level as MealKit["difficultyLevel"]}`),
      },
      instructions: { label: t("mealKits.instructions") },
      isActive: { label: t("active") },
    },
  });
  const { control, register } = form;
  const { errors, isDirty } = form.formState;
  const picture = useController({ control, name: "imageUrl" }).field;
  const difficulty = useController({ control, name: "difficultyLevel" }).field;
  const active = useController({ control, name: "isActive" }).field;
  const typed = useWatch({ control });
  const components = form.getValues("components") ?? [];
  const known = (kit?.components ?? []).map(({ productId, product }) => ({ id: productId, ...product }));
  const suggested = suggestedPrice(components, products);

  function ingredients(value: unknown): string {
    const named = (value as MealKit["components"]).map(({ productId, quantity, unit }) => {
      const name = products.find(({ id }) => id === productId)?.name ?? known.find(({ id }) => id === productId)?.name;
      return `${name ?? productId} ${quantity} ${unit}`;
    });
    return named.join(", ");
  }

  const submit = useSubmitEntry(form, {
    save: save.mutateAsync,
    meanwhile,
    done: ({ name }) => ({ title: t(kit ? "mealKits.updated" : "mealKits.created"), description: name }),
    failed: t("mealKits.saveFailed"),
    onClose,
  });

  return (
    <FormDrawer
      open
      title={t(kit ? "mealKits.edit" : "mealKits.new")}
      dirty={isDirty}
      busy={save.isPending || upload.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <TextField label={t("mealKits.name")} autoComplete="off" error={fieldError(errors.name)} {...register("name")} />
      <TextArea
        label={t("mealKits.about")}
        rows={3}
        error={fieldError(errors.description)}
        {...register("description")}
      />
      <LibraryPicture
        upload={upload}
        value={picture.value ?? ""}
        onChange={picture.onChange}
        error={fieldError(errors.imageUrl)}
      />
      <KitComponentsField
        control={control}
        register={register}
        errors={errors}
        products={products}
        known={known}
        onPick={pick}
      />
      <div className="flex flex-col gap-y-2">
        <TextField
          label={t("mealKits.price")}
          inputMode="decimal"
          autoComplete="off"
          error={fieldError(errors.price)}
          {...register("price")}
        />
        {suggested.price > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-ui-fg-subtle text-sm">
              {t(suggested.incomplete ? "mealKits.suggested.incomplete" : "mealKits.suggested", {
                price: won(suggested.price),
              })}
            </span>
            <Button
              type="button"
              variant="secondary"
              className="h-11 px-4 text-sm md:h-9"
              onClick={() =>
                form.setValue("price", String(suggested.price), { shouldDirty: true, shouldValidate: true })
              }
            >
              {t("mealKits.useSuggested")}
            </Button>
          </div>
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t("mealKits.cookingTime")}
          type="number"
          inputMode="numeric"
          min={1}
          error={fieldError(errors.cookingTime)}
          {...register("cookingTime", { valueAsNumber: true })}
        />
        <TextField
          label={t("mealKits.servings")}
          type="number"
          inputMode="numeric"
          min={1}
          error={fieldError(errors.servings)}
          {...register("servings", { valueAsNumber: true })}
        />
      </div>
      <SelectField
        label={t("mealKits.difficulty")}
        value={difficulty.value ?? MEAL_KIT_DEFAULTS.difficultyLevel}
        options={DIFFICULTY_LEVELS.map((level) => ({ value: level, label: t(`mealKits.difficulty.${level}`) }))}
        onChoose={difficulty.onChange}
        error={fieldError(errors.difficultyLevel)}
      />
      <TextArea
        label={t("mealKits.instructions")}
        rows={6}
        error={fieldError(errors.instructions)}
        {...register("instructions")}
      />
      <SwitchField
        label={t("active")}
        hint={t("mealKits.active.hint")}
        checked={active.value ?? true}
        onChange={active.onChange}
      />
      <KitPreview
        name={typed.name ?? ""}
        description={typed.description ?? ""}
        imageUrl={typed.imageUrl ?? ""}
        price={typed.price ?? ""}
        cookingTime={typed.cookingTime ?? 0}
        servings={typed.servings ?? 0}
        difficultyLevel={typed.difficultyLevel ?? MEAL_KIT_DEFAULTS.difficultyLevel}
        ingredients={components.flatMap(
          ({ productId }) =>
            products.find(({ id }) => id === productId)?.name ?? known.find(({ id }) => id === productId)?.name ?? [],
        )}
      />
    </FormDrawer>
  );
}

function valuesOf(kit?: MealKit) {
  return {
    name: kit?.name ?? "",
    description: kit?.description ?? "",
    imageUrl: kit?.imageUrl ?? "",
    price: String(kit?.price ?? ""),
    cookingTime: kit?.cookingTime ?? MEAL_KIT_DEFAULTS.cookingTime,
    servings: kit?.servings ?? MEAL_KIT_DEFAULTS.servings,
    difficultyLevel: kit?.difficultyLevel ?? MEAL_KIT_DEFAULTS.difficultyLevel,
    instructions: kit?.instructions ?? "",
    isActive: kit?.isActive ?? true,
    components: (kit?.components ?? []).map(({ productId, quantity, unit, isOptional }) => ({
      productId,
      quantity,
      unit,
      isOptional,
    })),
  };
}
