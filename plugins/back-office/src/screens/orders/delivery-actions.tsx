import { ChatBubble, Map as MapIcon, Phone, SquareTwoStack } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { MAPS, mapSearch } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import type { ComponentType } from "react";
import { useTexts } from "../i18n/text";
import { useCopy } from "../ui/use-copy";

const BUTTON = "h-12 w-full min-w-0 px-3 text-base md:h-9 md:text-sm";

/** Actions for a delivery: call, message, maps, and sharing everything with a courier. */
export function DeliveryActions({ order }: { order: Order }) {
  const { t } = useTexts();
  const copy = useCopy();
  const { customerName, customerPhone, customerAddress, address } = order;
  const door = address?.doorCode ? [`${t("order.doorCode")}: ${address.doorCode}`] : [];
  const lines = [customerName, customerPhone, customerAddress, ...door].join("\n");

  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3 sm:grid-cols-3">
      <ActionLink href={`tel:${customerPhone}`} Icon={Phone} text={t("order.call")} />
      <ActionLink href={`sms:${customerPhone}`} Icon={ChatBubble} text={t("order.message")} />
      {(Object.keys(MAPS) as (keyof typeof MAPS)[]).map((map) => (
        <ActionLink
          key={map}
          href={mapSearch(address?.roadAddress ?? customerAddress, map)}
          Icon={MapIcon}
          text={map}
          label={`${t("order.map")}: ${map}`}
        />
      ))}
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
  text: string;
  /** Of a link to another site, which opens in a new tab, so that the back office stays open. */
  label?: string;
}

function ActionLink({ href, Icon, text, label }: ActionLinkProps) {
  return (
    <Button asChild variant="secondary" className={BUTTON}>
      <a href={href} {...(label && { "aria-label": label, target: "_blank", rel: "noopener" })}>
        <Icon />
        <span>{text}</span>
      </a>
    </Button>
  );
}
