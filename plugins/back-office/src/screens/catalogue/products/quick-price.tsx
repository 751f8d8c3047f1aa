import { productData } from "@zakh/catalog/contract";
import { typedWon } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { Price } from "../../ui/price";
import { QuickField } from "./quick-field";
import { useAskLowPrice } from "./use-ask-low-price";
import { type ListedProduct, TAKEN_BACK, useQuickSave } from "./use-quick-save";

/** A price as typed: "16.700" is 16700, "16.7" is refused. */
const price = typedWon.transform((text): string | number => text).pipe(productData.shape.price.unwrap());

/** The price of a listed product, edited in its place. */
export function QuickPrice({ product }: { product: ListedProduct }) {
  const { t, errorText } = useTexts();
  const { send } = useQuickSave();
  const askLowPrice = useAskLowPrice();

  async function save(typed: string): Promise<string | undefined> {
    const read = price.safeParse(typed);
    if (!read.success) return errorText(read.error.issues[0]?.message ?? "price_invalid");
    if (read.data === null) return errorText("price_required");
    if (read.data === product.price) return undefined;
    if (!(await askLowPrice([{ ...product, price: read.data }]))) return TAKEN_BACK;
    return send(product, {
      change: { price: read.data },
      done: t("products.quick.priceSaved"),
    });
  }

  return (
    <QuickField label={t("products.quick.price", { name: product.name })} value={String(product.price)} onSave={save}>
      <Price {...product} />
    </QuickField>
  );
}
