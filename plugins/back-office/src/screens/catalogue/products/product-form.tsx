import { Button } from "@medusajs/ui";
import { draftOf, newDraft, type Product, productBody, saleOf } from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { useRef } from "react";
import { Controller } from "react-hook-form";
import type { BlockerFunction } from "react-router";
import { useTexts } from "../../i18n/text";
import { useCategoryName } from "../../resources/categories";
import { ChangedNotice } from "../../ui/forms/changed-notice";
import { TEXT_LANGUAGES } from "../../ui/forms/language-tabs";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { leavesScreen, useUnsavedGuard } from "../../ui/forms/unsaved";
import { toast } from "../../ui/toast";
import { choicesFor, firstChoice } from "./category-options";
import { FactFields } from "./fact-fields";
import { useProductNames } from "./product-names";
import { ProductPictures } from "./product-pictures";
import { ProductTexts } from "./product-texts";
import { readProductsAddress } from "./products-address";
import { SaleFields } from "./sale-fields";
import { SalePreview } from "./sale-preview";
import { SameFacts } from "./same-facts";
import { SendProgress } from "./send-progress";
import { useProductDraft } from "./use-product-draft";

interface ProductFormProps {
  /** The product to edit; undefined for a new one. */
  product: SinceVersion<Product> | undefined;
  categories: readonly string[];
  onClose: () => void;
  /** Called when a product was created. */
  onCreated: () => void;
}

/** The form with all fields of a product (spec §5 Admin product form). */
export function ProductForm({ product, categories, onClose, onCreated }: ProductFormProps) {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  const { form, submit, busy, share, dirty, changed, errors, texts } = useProductDraft({
    product,
    start: product ? draftOf(product) : newDraft(firstChoice(categories)),
    languages: TEXT_LANGUAGES,
    body: productBody,
    names: useProductNames(),
    onSaved: () => finish(product ? onClose : onCreated),
  });
  const done = useRef(false);
  const mayLeave = useUnsavedGuard(dirty, (change) => !done.current && leavesForm(change));
  const draft = form.watch();

  function finish(leave: () => void) {
    // From here on everything is saved or discarded, so leaving needs no question.
    done.current = true;
    leave();
  }

  return (
    <form noValidate onSubmit={submit}>
      {changed && (
        <div className="px-4 pt-4 md:px-6 md:pt-6">
          <ChangedNotice question={changed} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-y-6">
          <ProductTexts form={form} errors={errors} {...texts} />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Controller
              control={form.control}
              name="category"
              render={({ field }) => (
                <SelectField
                  label={t("products.category")}
                  value={field.value}
                  options={choicesFor(categories, field.value).map((name) => ({
                    value: name,
                    label: categoryName(name),
                  }))}
                  onChoose={field.onChange}
                  error={errors.category}
                />
              )}
            />
            <TextField
              label={t("products.price.won")}
              inputMode="decimal"
              autoComplete="off"
              placeholder="15000"
              error={errors.price}
              {...form.register("price")}
            />
          </div>
          {!product && <SameFacts form={form} />}
          <SaleFields form={form} errors={errors} />
          <FactFields form={form} errors={errors} language={texts.language} />
          <Controller
            control={form.control}
            name="isHidden"
            render={({ field }) => (
              <SwitchField
                label={t("products.hide.field")}
                hint={t("products.hide.hint")}
                checked={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <ProductPictures form={form} onRefused={(text) => toast.error(t("error"), { description: text })} />
        </div>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SalePreview name={draft.name.trim()} imageUrl={draft.pictures[0]?.url ?? ""} sale={saleOf(draft)} />
        </div>
      </div>
      {share !== undefined && draft.pictures.some(({ file }) => file) && <SendProgress share={share} />}
      <div className="border-ui-border-base bg-ui-bg-base sticky bottom-0 z-[5] grid grid-cols-2 gap-x-3 rounded-b-lg border-t p-4 md:flex md:justify-end md:px-6">
        <Button
          type="button"
          variant="secondary"
          className="h-12 w-full text-base md:h-9 md:w-auto md:text-sm"
          disabled={busy}
          onClick={() => void mayLeave().then((leave) => leave && finish(onClose))}
        >
          {t("cancel")}
        </Button>
        <Button
          type="submit"
          className="h-12 w-full text-base md:h-9 md:w-auto md:px-6 md:text-sm"
          disabled={busy}
          isLoading={busy}
        >
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

/** Whether a navigation closes this form or opens another one; filtering the list does neither. */
function leavesForm(change: Parameters<BlockerFunction>[0]): boolean {
  const formAt = (search: string) => readProductsAddress(new URLSearchParams(search)).form;
  return leavesScreen(change) || formAt(change.currentLocation.search) !== formAt(change.nextLocation.search);
}
