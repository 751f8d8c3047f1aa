import { Table, Text } from "@medusajs/ui";
import { quantityText } from "@zakh/catalog/contract";
import type { Order, OrderItem } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { signedWon, won } from "../ui/money";
import { Picture } from "../ui/pictures/picture";
import { Price } from "../ui/price";
import { usePhone } from "../ui/use-phone";
import { ItemLots } from "./item-lots";
import { ItemOrigin } from "./item-origin";
import { ItemSeller } from "./item-seller";

/** The ordered products, as they were sold then (ruling 8). */
export function OrderItems({ order }: { order: Order }) {
  return usePhone() ? <ItemCards order={order} /> : <ItemTable order={order} />;
}

function ItemCards({ order }: { order: Order }) {
  const { language } = useTexts();
  return (
    <ul className="divide-ui-border-base flex flex-col divide-y">
      {order.items.map((item) => (
        <li key={item.id} className="flex gap-x-3 py-3 first:pt-0">
          <Picture url={item.product.imageUrl} alt="" className="size-14" />
          <div className="min-w-0 flex-1">
            <Text className="text-ui-fg-base text-base font-medium leading-snug">{item.product.name}</Text>
            <Text className="text-ui-fg-subtle text-sm">{item.product.category}</Text>
            <ItemOrigin product={item.product} className="text-ui-fg-subtle block break-words text-sm" />
            <ItemLots order={order} item={item} />
            <ItemSeller seller={item.seller} className="text-ui-fg-subtle block break-words text-sm" />
            <div className="mt-1 flex justify-between gap-x-3 tabular-nums">
              <Text as="div" className="text-ui-fg-subtle text-sm">
                <Price {...item} className="!text-ui-fg-subtle !font-normal" />
                <span>{` × ${quantityText(item.quantity, item.unit, language)}`}</span>
                <Packed item={item} />
              </Text>
              <Text className="text-ui-fg-base text-base font-semibold">{won(item.lineTotal)}</Text>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What was packed of a line, where it is not what was ordered, and what that took off its price. */
function Packed({ item: { quantity, unit, packedQuantity, weightReduction } }: { item: OrderItem }) {
  const { t, language } = useTexts();
  if (packedQuantity === null || packedQuantity === quantity) return null;
  const packed = t("order.slip.packed", { quantity: quantityText(packedQuantity, unit, language) });
  return (
    <span className="text-ui-fg-subtle block text-xs">
      {weightReduction > 0 ? `${packed} (${signedWon(-weightReduction)})` : packed}
    </span>
  );
}

function ItemTable({ order }: { order: Order }) {
  const { t, language } = useTexts();
  return (
    <div className="border-ui-border-base overflow-x-auto rounded-lg border">
      <Table className="text-sm [&_tbody]:border-b-0 [&_tbody_tr:last-child]:border-b-0 [&_td:first-child]:!pl-4 [&_th:first-child]:!pl-4">
        <Table.Header className="border-t-0">
          <Table.Row>
            <Table.HeaderCell>{t("order.image")}</Table.HeaderCell>
            <Table.HeaderCell>{t("order.product")}</Table.HeaderCell>
            <Table.HeaderCell>{t("order.category")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("order.price")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("order.quantity")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("order.lineTotal")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body className="tabular-nums">
          {order.items.map((item) => (
            <Table.Row key={item.id}>
              <Table.Cell className="py-2">
                <Picture url={item.product.imageUrl} alt="" />
              </Table.Cell>
              <Table.Cell className="text-ui-fg-base py-2 font-medium">
                <span>{item.product.name}</span>
                <ItemOrigin product={item.product} className="text-ui-fg-subtle block text-xs font-normal" />
                <ItemLots order={order} item={item} />
                <ItemSeller seller={item.seller} className="text-ui-fg-subtle block text-xs font-normal" />
              </Table.Cell>
              <Table.Cell>{item.product.category}</Table.Cell>
              <Table.Cell className="whitespace-nowrap text-right">
                <Price {...item} className="!font-normal" />
              </Table.Cell>
              <Table.Cell className="whitespace-nowrap text-right">
                <span>{quantityText(item.quantity, item.unit, language)}</span>
                <Packed item={item} />
              </Table.Cell>
              <Table.Cell className="text-ui-fg-base text-right font-medium">{won(item.lineTotal)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}
