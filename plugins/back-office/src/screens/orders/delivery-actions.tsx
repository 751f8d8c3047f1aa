import { ChatBubble, Map as MapIcon, Phone, SquareTwoStack } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { mapSearch } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import type { ComponentType } from "react";
import type { TextKey } from "../i18n/catalogues";
import { useTexts } from "../i18n/text";
import { useCopy } from "../ui/use-copy";

const BUTTON = "h-12 w-full min-w-0 px-3 text-base md:h-9 md:text-sm";

/** Actions for a delivery: call, message, map, and sharing everything with a courier. */
export function DeliveryActions({ order }: { order: Order }) {
  const { t } = useTexts();
  const copy = useCopy();
  const { customerName, customerPhone, customerAddress } = order;
  const lines = [customerName, customerPhone, customerAddress].join("\n");

  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3 sm:grid-cols-4">
      <ActionLink href={`tel:${order.customerPhone}`} Icon={Phone} text="order.call" />
      <ActionLink href={`sms:${order.customerPhone}`} Icon={ChatBubble} text="order.message" />
      <ActionLink href={mapSearch(order.customerAddress)} Icon={MapIcon} text="order.map" elsewhere />
      <Button
        type="button"
        variant="secondary"
        className={BUTTON}
        onClick={() => void copy(lines, { title: t("order.copied"), description: customerAddress })}
      >
        <SquareTwoStack />
        <span>{t("order.copy")}</span>
      </Button>
    </div>
  );
}

interface ActionLinkProps {
  href: string;
  Icon: ComponentType;
  text: TextKey;
  /** Opens in a new tab, so that the back office stays open. */
  elsewhere?: boolean;
}

function ActionLink({ href, Icon, text, elsewhere }: ActionLinkProps) {
  const { t } = useTexts();
  return (
    <Button asChild variant="secondary" className={BUTTON}>
      <a href={href} {...(elsewhere && { target: "_blank", rel: "noopener" })}>
        <Icon />
        <span>{t(text)}</span>
      </a>
    </Button>
  );
}
