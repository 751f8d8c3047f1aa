import { Badge, Container, Heading } from "@medusajs/ui";
import { orderNumber } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStaffRole } from "../../resources/session";
import type { PickedOrder } from "./picking-list";
import type { Ticks } from "./use-picking";
import { WeighedPack } from "./weighed-pack";

/** What is packed for an order, and whether its customer picks it up; a tick here is one in the list by product, too. */
export function OrderPacks({ order, ticks }: { order: PickedOrder; ticks: Ticks }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const role = useStaffRole();
  const { id, customerName, note, kind, packs } = order;
  const isPickedUp = kind === "pickup";
  const number = orderNumber(id);
  return (
    <Container className="overflow-hidden p-0">
      <div className="border-ui-border-base flex items-center gap-x-3 border-b px-4">
        <Heading level="h3" className="min-w-0 flex-1 break-words py-2 text-base font-semibold">
          {customerName}
        </Heading>
        {isPickedUp && (
          <Badge size="2xsmall" color="blue" className="shrink-0">
            {t("picking.day.pickup")}
          </Badge>
        )}
        <Link
          to={screenPath(isPickedUp && role !== "packer" ? "orders" : "sending", { id: String(id) })}
          className="text-ui-fg-interactive inline-flex min-h-11 shrink-0 items-center text-sm font-medium tabular-nums"
          aria-label={t("orders.view.label", { number })}
        >
          {number}
        </Link>
      </div>
      {note && <p className="text-ui-fg-subtle whitespace-pre-line break-words px-4 pt-2 text-sm">{note}</p>}
      <ul className="divide-ui-border-base divide-y">
        {packs.map((pack) => (
          <WeighedPack key={pack.id} order={order} pack={pack} ticks={ticks}>
            {pack.name}
          </WeighedPack>
        ))}
      </ul>
    </Container>
  );
}
