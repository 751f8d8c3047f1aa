import { useQuery } from "@tanstack/react-query";
import { read } from "../screens/client";

/** The used parts of a product in Medusa's API. */
interface MedusaProduct {
  product: { product_detail?: { number: number } | null };
}

/** The public id of a product by its Medusa id; null while it has none. */
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
