import { useQuery } from "@tanstack/react-query";
import { read } from "../screens/client";

/** What Medusa's own API answers of a product, as far as it is needed here. */
interface MedusaProduct {
  product: { product_detail?: { number: number } | null };
}

/** Public id of a product of Medusa's dashboard, which knows it by Medusa's id only; null while it has none. */
export function useProductNumber(productId: string) {
  return useQuery({
    queryKey: ["product-number", productId],
    queryFn: async () => {
      const { product } = await read<MedusaProduct>(`/admin/products/${productId}`, {
        fields: "id,product_detail.number",
      });
      return product.product_detail?.number ?? null;
    },
  });
}
