import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { useState } from "react";
import { type Path, useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useEditConflict } from "../ui/use-edit-conflict";
import { type ChangeForm, formOf, linesOf, valuesOf } from "./changed-order";

/**
 * The form of an order's change. It stays with the order as it was opened until a save finds that somebody else has changed it
 * (ruling 54): only what is typed may be sent.
 * @param again saves once more, with the values of others in the form
 */
export function useChangeForm(order: Order, again: () => void) {
  const { t } = useTexts();
  const [base, setBase] = useState(order);
  const [added, setAdded] = useState<Product[]>([]);
  const form = useForm<ChangeForm>({ defaultValues: formOf(order) });
  const lines = linesOf(base, added);
  const meanwhile = useEditConflict<Order, Record<string, unknown>>({
    read: order,
    valuesOf: (read) => valuesOf(formOf(read)),
    typed: () => valuesOf(form.getValues()),
    load: (_, read) => {
      form.reset(formOf(read));
      setAdded([]);
      setBase(read);
    },
    put: (values, read) => {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<ChangeForm>, value as never, { shouldDirty: true });
      setBase(read);
    },
    again,
    names: {
      customerName: { label: t("order.name") },
      customerPhone: { label: t("order.phone") },
      customerAddress: { label: t("order.address") },
      deliveryNote: { label: t("order.deliveryNote") },
      note: { label: t("order.note") },
      ...Object.fromEntries(lines.map(({ productId, name }) => [`quantities.${productId}`, { label: name }])),
      shippingFee: { label: t("change.fee") },
      discount: { label: t("change.discount") },
      discountReason: { label: t("change.discountReason") },
    },
  });
  return { base, form, lines, added, add: (product: Product) => setAdded([...added, product]), meanwhile };
}
