import { XMark } from "@medusajs/icons";
import { Button, clx, Drawer, Heading, IconButton, Text } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useOrder, useOrderHistory } from "../resources/orders";
import { Fact, Facts } from "../ui/facts";
import { LoadError, LoadingScreen } from "../ui/screen-state";
import { OrderItems } from "./order-items";
import { OrderStatusSelect } from "./order-status-select";
import { OrderTransfer } from "./order-transfer";
import { PackingSlip } from "./packing-slip";
import { statusClasses } from "./status-color";

/** One order in a dialog: what, who, where, paid how, and its history (spec §2 Admin orders). No `id`, no dialog. */
export function OrderDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const { data: order, isError, error, refetch } = useOrder(id);
  return (
    <Drawer open={id !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        overlayProps={{ className: "z-40" }}
        className="z-50 max-sm:inset-0 max-sm:w-full max-sm:rounded-none max-sm:border-0 sm:max-w-[720px]"
      >
        <div className="border-ui-border-base flex items-center gap-x-3 border-b py-2 pl-4 pr-2 md:pl-6">
          <div className="min-w-0 flex-1">
            <Drawer.Title className="text-ui-fg-base truncate text-lg font-semibold">
              {id !== undefined && orderNumber(id)}
            </Drawer.Title>
            <Text className="text-ui-fg-subtle truncate text-sm">{t("order.title")}</Text>
          </div>
          <Drawer.Close asChild>
            <IconButton variant="transparent" className="size-11 shrink-0" aria-label={t("close")}>
              <XMark />
            </IconButton>
          </Drawer.Close>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">
          {order ? (
            <OrderFacts order={order} />
          ) : isError ? (
            <LoadError title={t("order.failed")} error={error} onRetry={() => refetch()} />
          ) : (
            <LoadingScreen label={t("loading")} />
          )}
        </div>
        <div className="border-ui-border-base flex justify-end gap-x-3 border-t p-3 md:px-6">
          {order && <PackingSlip order={order} />}
          <Drawer.Close asChild>
            <Button variant="secondary" className="h-11 px-6 text-base max-sm:flex-1 md:h-9 md:text-sm">
              {t("close")}
            </Button>
          </Drawer.Close>
        </div>
      </Drawer.Content>
    </Drawer>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-y-7">
      <Section title={t("order.info")}>
        <Facts>
          <Fact label={t("order.number")}>{orderNumber(order.id)}</Fact>
          <Fact label={t("order.date")}>{dateTime(order.createdAt)}</Fact>
          <Fact label={t("order.status")}>
            <OrderStatusSelect order={order} className="w-full sm:w-60" />
          </Fact>
        </Facts>
      </Section>
      <Section title={t("order.customer")}>
        <Facts>
          <Fact label={t("order.name")}>{order.customerName}</Fact>
          <Fact label={t("order.phone")}>
            <a href={`tel:${order.customerPhone}`} className={LINK}>
              {order.customerPhone}
            </a>
          </Fact>
          <Fact label={t("order.email")}>
            <a href={`mailto:${order.customerEmail}`} className={clx(LINK, "break-all")}>
              {order.customerEmail}
            </a>
          </Fact>
          <Fact label={t("order.address")}>{order.customerAddress}</Fact>
        </Facts>
      </Section>
      <Section title={t("order.payment")}>
        <OrderTransfer order={order} />
      </Section>
      <Section title={t("order.items")}>
        <OrderItems items={order.items} />
        <dl className="mt-3 flex flex-col gap-y-1.5 tabular-nums">
          <Sum label={t("order.subtotal")} amount={order.subtotal} />
          <Sum label={t("order.shippingFee")} amount={order.shippingFee} />
          <Sum label={t("order.total")} amount={order.totalAmount} grand />
        </dl>
      </Section>
      <History id={order.id} />
    </div>
  );
}

/** 44 px to hit on a phone without 44 px of room between the lines. */
const LINK = "text-ui-fg-interactive -my-2.5 inline-flex min-h-11 items-center md:my-0 md:min-h-0";

function History({ id }: { id: number }) {
  const { t } = useTexts();
  const { data: changes } = useOrderHistory(id);
  if (!changes || changes.length === 0) return null;
  return (
    <Section title={t("order.history")}>
      <ol className="flex flex-col gap-y-3">
        {changes.map((change) => (
          <li key={change.id} className="flex gap-x-3">
            <span aria-hidden className={clx("mt-1.5 size-2 shrink-0 rounded-sm", statusClasses(change.to).dot)} />
            <div className="min-w-0 text-sm">
              <p className="text-ui-fg-base font-medium">
                {change.from && `${t(`status.${change.from}`)} → `}
                {t(`status.${change.to}`)}
              </p>
              <p className="text-ui-fg-subtle tabular-nums">
                {dateTime(change.createdAt)} · {change.changedBy ?? t("order.system")}
              </p>
              {change.moneyMoved !== 0 && (
                <p className="text-ui-fg-subtle tabular-nums">
                  {change.moneyMoved > 0
                    ? t("order.moneyIn", { amount: won(change.moneyMoved) })
                    : t("order.moneyOut", { amount: won(-change.moneyMoved) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level="h2" className="mb-3 text-base font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Sum({ label, amount, grand }: { label: string; amount: number | string; grand?: boolean }) {
  return (
    <div
      className={clx("flex justify-between gap-x-4", {
        "text-ui-fg-subtle text-sm": !grand,
        "text-ui-fg-base border-ui-border-base mt-1 border-t pt-2.5 text-lg font-semibold": grand,
      })}
    >
      <dt>{label}</dt>
      <dd>{won(amount)}</dd>
    </div>
  );
}
