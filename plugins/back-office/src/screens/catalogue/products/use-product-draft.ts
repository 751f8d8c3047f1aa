import { zodResolver } from "@hookform/resolvers/zod";
import {
  type CheckedDraft,
  completeSaleRule,
  type DraftPicture,
  draftOf,
  type extrasDraft,
  PRODUCT_TEXT_FIELDS,
  type Product,
  type ProductDraft,
  type productBody,
  productDraft,
} from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveProduct } from "../../resources/products";
import { useErrorToast } from "../../ui/error-toast";
import type { FieldName } from "../../ui/forms/changed-fields";
import { LANGUAGE_ENDINGS, type TextLanguage } from "../../ui/forms/language-tabs";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { toast } from "../../ui/toast";
import { fieldTexts, showRefusedFields } from "./field-errors";
import { saveRefusal } from "./save-refusal";
import { useAskLowPrice } from "./use-ask-low-price";

interface ProductSaving {
  /** The product to edit; undefined for a new one. */
  product: SinceVersion<Product> | undefined;
  /** Initial values of the fields. */
  start: ProductDraft;
  /** Languages of the form's texts, the initially shown one first. */
  languages: readonly TextLanguage[];
  /** The body to send. */
  body: (parts: Parameters<typeof productBody>[0]) => FormData;
  /** Labels of the edited fields. */
  names: Record<keyof ProductDraft, FieldName>;
  /** The schema of the form. */
  schema?: typeof productDraft | typeof extrasDraft;
  onSaved: () => void;
}

/** The state of a product form, saving it, and showing the server's errors (spec §8 Product save). */
export function useProductDraft({
  product,
  start,
  languages,
  body,
  names,
  schema = productDraft,
  onSaved,
}: ProductSaving) {
  const { t, errorText } = useTexts();
  const show = useErrorToast();
  const save = useSaveProduct();
  const askLowPrice = useAskLowPrice();
  const [share, setShare] = useState<number>();
  const [language, setLanguage] = useState<TextLanguage>(languages[0] ?? "mn");
  const form = useForm<ProductDraft, unknown, CheckedDraft>({
    defaultValues: start,
    resolver: zodResolver(schema),
  });

  const meanwhile = useEditConflict({
    read: product,
    valuesOf: draftOf,
    ...valuesIn(form),
    // An untyped stock is not sent, so that stock taken by orders is not reset.
    typed: (present) => ({ ...form.getValues(), ...(stockTyped() ? {} : { stock: present.stock }) }),
    again: () => void send(),
    names,
  });

  function stockTyped(): boolean {
    return form.formState.dirtyFields.stock === true || !product?.trackStock;
  }

  const send = form.handleSubmit(
    async (data) => {
      const price = data.price ?? undefined;
      const { priceDivisor } = completeSaleRule(data.name, data);
      // A price that was low before was meant.
      const isNew = price !== undefined && price !== product?.price;
      if (isNew && !(await askLowPrice([{ name: data.name, price, priceDivisor }]))) return;
      const before = form.formState.defaultValues?.pictures as DraftPicture[];
      const sent = body({ data, before, stockTyped: stockTyped() });
      const version = meanwhile.version();
      if (version !== undefined) sent.append("version", version);
      // Not `mutateAsync`: an admin who left the form meanwhile is not brought back to the list.
      setShare(0);
      return new Promise<void>((settle) => {
        save.mutate(
          { id: product?.id, form: sent, onProgress: setShare },
          {
            onSuccess: (saved) => {
              toast.success(t(product ? "products.updated" : "products.created"), { description: saved.name });
              onSaved();
            },
            onError: (error) => {
              if (meanwhile.refused(error)) return;
              showRefusedFields(form, error);
              const refusal = saveRefusal(error, product === undefined);
              const text = "text" in refusal ? refusal.text : t(refusal.key);
              if (show.refused(error, text, () => undefined)) onSaved();
            },
            onSettled: () => {
              setShare(undefined);
              settle();
            },
          },
        );
      });
    },
    (faults) => {
      const hidden = languages.find((one) =>
        PRODUCT_TEXT_FIELDS.some((field) => faults[`${field}${LANGUAGE_ENDINGS[one]}`]),
      );
      if (hidden) setLanguage(hidden);
      const incomplete = [faults.name, faults.category, faults.price].some(
        (fault) => fault?.message === "required" || fault?.message === "price_required",
      );
      toast.error(t("error"), { description: incomplete ? errorText("product_incomplete") : t("form.invalid") });
    },
  );

  const submit = useSubmitOnce(send);

  return {
    form,
    submit,
    changed: meanwhile.question,
    busy: save.isPending,
    /** The sent share of a save, from 0 to 1. */
    share,
    dirty: form.formState.isDirty,
    errors: fieldTexts(form.formState.errors, errorText),
    /** The shown texts. */
    texts: { language, onLanguage: setLanguage, languages },
  };
}
