import { zodResolver } from "@hookform/resolvers/zod";
import type { Product } from "@zakh/catalog/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useSaveProduct } from "../resources/products";
import { useRefusalText } from "../ui/failure-text";
import type { TextLanguage } from "../ui/language-tabs";
import { toast } from "../ui/toast";
import { fieldTexts, showRefusedFields } from "./field-errors";
import { type CheckedDraft, type ProductDraft, productDraft } from "./product-draft";
import { TEXT_FIELDS } from "./product-texts";
import { saveRefusal } from "./save-refusal";

interface ProductSaving {
  /** The product to change; without it a new one is made. */
  product: Product | undefined;
  /** What stands in the fields at first. */
  start: ProductDraft;
  /** Those whose texts are in the form, the one shown at first in front. */
  languages: readonly [TextLanguage, ...TextLanguage[]];
  /** What is sent; `stockTyped` tells whether the stock is somebody's word or only what was read. */
  body: (data: CheckedDraft, stockTyped: boolean) => FormData;
  onSaved: () => void;
}

/** What is typed of a product, and its way to the server and back to the fields (spec §8 Product save). */
export function useProductDraft({ product, start, languages, body, onSaved }: ProductSaving) {
  const { t, errorText } = useTexts();
  const refusalText = useRefusalText();
  const save = useSaveProduct();
  const [language, setLanguage] = useState<TextLanguage>(languages[0]);
  const form = useForm<ProductDraft, unknown, CheckedDraft>({
    defaultValues: start,
    resolver: zodResolver(productDraft),
  });

  const submit = form.handleSubmit(
    (data) => {
      const stockTyped = form.formState.dirtyFields.stock === true || !product?.trackStock;
      save.mutate(
        { id: product?.id, form: body(data, stockTyped) },
        {
          onSuccess: (saved) => {
            toast.success(t(product ? "products.updated" : "products.created"), { description: saved.name });
            onSaved();
          },
          onError: (error) => {
            showRefusedFields(form, error);
            const refusal = saveRefusal(error, product === undefined);
            toast.error(t("error"), {
              description: "text" in refusal ? refusal.text : refusalText(error, t(refusal.key), () => undefined),
            });
          },
        },
      );
    },
    (faults) => {
      const hidden = languages.find((one) => faults[TEXT_FIELDS[one].name] || faults[TEXT_FIELDS[one].description]);
      if (hidden) setLanguage(hidden);
      const incomplete = [faults.name, faults.category, faults.price].some(
        (fault) => fault?.message === "required" || fault?.message === "price_required",
      );
      toast.error(t("error"), { description: incomplete ? errorText("product_incomplete") : t("form.invalid") });
    },
  );

  return {
    form,
    submit,
    busy: save.isPending,
    dirty: form.formState.isDirty,
    errors: fieldTexts(form.formState.errors, errorText),
    /** The texts that are shown. */
    texts: { language, onLanguage: setLanguage, languages },
  };
}
