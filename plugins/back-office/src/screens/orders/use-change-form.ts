import { type Product, quantityText } from "@zakh/catalog/contract";
import type { Order, OrderOffer } from "@zakh/orders/contract";
import { useState } from "react";
import { type Path, useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useProductNames } from "../resources/product-names";
import { useEditConflict } from "../ui/forms/use-edit-conflict";
import { won } from "../ui/money";
import {
  type ChangeForm,
  changeOf,
  changesTotal,
  type FormLine,
  formOf,
  goneLines,
  lineOf,
  linesOf,
  valuesOf,
} from "./changed-order";

/**
 * The form of an order's change. It stays with the order as it was opened until a save finds that somebody else has changed it
 * (ruling 54): only what is typed may be sent.
 * @param again saves once more, with the values of others in the form
 */
export function useChangeForm(order: Order, again: () => void) {
  const { t, language } = useTexts();
  const names = useProductNames();
  const [base, setBase] = useState(order);
  const [added, setAdded] = useState<FormLine[]>([]);
  const form = useForm<ChangeForm>({ defaultValues: formOf(order) });
  const lines = linesOf(base, added);
  const meanwhile = useEditConflict<Order, Record<string, unknown>>({
    read: order,
    valuesOf: (read) => ({ ...valuesOf(formOf(read)), offer: offerOf(read) }),
    typed: ({ offer }) => {
      const typed = form.getValues();
      const isReplaced = offer !== "" && changesTotal(changeOf(base, lines, typed, 0));
      return { ...valuesOf(typed), offer: isReplaced ? "replaced" : offerOf(base) };
    },
    load: (_, read) => {
      form.reset(formOf(read));
      setAdded([]);
      setBase(names.order(read));
    },
    put: ({ offer: _, ...values }, read) => {
      setAdded((added) => [...added, ...goneLines(read, lines, form.getValues())]);
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<ChangeForm>, value as never, { shouldDirty: true });
      setBase(names.order(read));
    },
    again,
    names: {
      customerName: { label: t("order.name") },
      customerPhone: { label: t("order.phone") },
      customerAddress: { label: t("order.address") },
      postcode: { label: t("order.postcode") },
      roadAddress: { label: t("order.address") },
      building: { label: t("order.building") },
      doorCode: { label: t("order.doorCode") },
      deliveryNote: { label: t("order.deliveryNote") },
      note: { label: t("order.note") },
      ...Object.fromEntries(
        lines.map(({ productId, name, unit }) => [
          `quantities.${productId}`,
          {
            label: name,
            text: (ordered) => (ordered ? quantityText(Number(ordered), unit, language) : t("change.gone")),
          },
        ]),
      ),
      shippingFee: { label: t("change.fee") },
      discount: { label: t("change.discount") },
      discountReason: { label: t("change.discountReason") },
      offer: {
        label: t("offer.waits"),
        text: (offer) => (offer ? t("change.replaced", { total: won((offer as WaitingOffer).total) }) : ""),
      },
    },
  });
  return { base, form, lines, added, add: (product: Product) => setAdded([...added, lineOf(product)]), meanwhile };
}

type WaitingOffer = Pick<OrderOffer, "id" | "total">;

/** The offer that waits for the customer; empty without one. */
function offerOf({ offer }: Order): WaitingOffer | "" {
  return offer ? { id: offer.id, total: offer.total } : "";
}
