import { zodResolver } from "@hookform/resolvers/zod";
import type { Product } from "@zakh/catalog/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useSaveProduct } from "../resources/products";
import type { FieldName } from "../ui/changed-fields";
import { useShowRefusal } from "../ui/form-refusal";
import type { TextLanguage } from "../ui/language-tabs";
import { toast } from "../ui/toast";
import { useChangedMeanwhile, valuesIn } from "../ui/use-changed-meanwhile";
import { useOneAtATime } from "../ui/use-one-at-a-time";
import { fieldTexts, showRefusedFields } from "./field-errors";
import { type CheckedDraft, draftOf, type extrasDraft, type ProductDraft, productDraft } from "./product-draft";
import { TEXT_FIELDS } from "./product-texts";
import { saveRefusal } from "./save-refusal";

interface ProductSaving {
  /** The product to change; without it a new one is made. */
  product: SinceVersion<Product> | undefined;
  /** What stands in the fields at first. */
  start: ProductDraft;
  /** Those whose texts are in the form, the one shown at first in front. */
  languages: readonly [TextLanguage, ...TextLanguage[]];
  /** What is sent; `stockTyped` tells whether the stock is somebody's word or only what was read. */
  body: (data: CheckedDraft, stockTyped: boolean) => FormData;
  /** The form's pictures, where it has them: what it shows of them, and how it is made to show others. */
  pictures?: { typed: readonly string[]; load: (product: Versioned<Product>) => void };
  /** What is edited, as it is called. */
  names: { [Field in keyof ProductDraft | "pictures"]?: FieldName };
  /** What the form's fields must be. */
  schema?: typeof productDraft | typeof extrasDraft;
  onSaved: () => void;
}

/** What is typed of a product, and its way to the server and back to the fields (spec §8 Product save). */
export function useProductDraft({
  product,
  start,
  languages,
  body,
  pictures,
  names,
  schema = productDraft,
  onSaved,
}: ProductSaving) {
  const { t, errorText } = useTexts();
  const show = useShowRefusal();
  const save = useSaveProduct();
  const [language, setLanguage] = useState<TextLanguage>(languages[0]);
  const form = useForm<ProductDraft, unknown, CheckedDraft>({
    defaultValues: start,
    resolver: zodResolver(schema),
  });

  const meanwhile = useChangedMeanwhile({
    read: product,
    valuesOf: (read: Product) => ({ ...draftOf(read), pictures: read.imageUrls }),
    typed: (present) => ({
      ...form.getValues(),
      // Not sent, so that nothing of what orders took is changed back.
      ...(stockTyped() ? {} : { stock: present.stock }),
      pictures: pictures?.typed ?? present.pictures,
    }),
    load: ({ pictures: _, ...draft }, read) => {
      form.reset(draft);
      pictures?.load(read);
    },
    put: ({ pictures: urls, ...draft }, read) => {
      valuesIn(form).put(draft);
      if (urls) pictures?.load(read);
    },
    again: () => void send(),
    names,
  });

  function stockTyped(): boolean {
    return form.formState.dirtyFields.stock === true || !product?.trackStock;
  }

  const send = form.handleSubmit(
    (data) => {
      const sent = body(data, stockTyped());
      const version = meanwhile.version();
      if (version !== undefined) sent.append("version", version);
      // Not `mutateAsync`: somebody who left the form meanwhile is not brought back to the list.
      return new Promise<void>((settle) => {
        save.mutate(
          { id: product?.id, form: sent },
          {
            onSuccess: (saved) => {
              toast.success(t(product ? "products.updated" : "products.created"), { description: saved.name });
              onSaved();
            },
            onError: (error) => {
              if (meanwhile.refused(error)) return;
              showRefusedFields(form, error);
              const refusal = saveRefusal(error, product === undefined);
              show.refused(error, "text" in refusal ? refusal.text : t(refusal.key), () => undefined);
            },
            onSettled: () => settle(),
          },
        );
      });
    },
    (faults) => {
      const hidden = languages.find((one) => Object.values(TEXT_FIELDS[one]).some((field) => faults[field]));
      if (hidden) setLanguage(hidden);
      const incomplete = [faults.name, faults.category, faults.price].some(
        (fault) => fault?.message === "required" || fault?.message === "price_required",
      );
      toast.error(t("error"), { description: incomplete ? errorText("product_incomplete") : t("form.invalid") });
    },
  );

  const submit = useOneAtATime(send);

  return {
    form,
    submit,
    changed: meanwhile.question,
    busy: save.isPending,
    dirty: form.formState.isDirty,
    errors: fieldTexts(form.formState.errors, errorText),
    /** The texts that are shown. */
    texts: { language, onLanguage: setLanguage, languages },
  };
}
