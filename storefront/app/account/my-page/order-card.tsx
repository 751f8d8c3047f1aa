import { ORDER_STATUS, type Order, type OrderItem, orderNumber } from "@zakh/orders/contract";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/bank-accounts";
import { formatDate } from "../../lib/dates";
import { formatQuantity, formatWon } from "../../lib/money";
import { classes } from "../../ui/classes";
import { CopyButton } from "../../ui/copy-button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { StatusStamp } from "../../ui/status-stamp";

/** Items that a collapsed card shows (spec §9). */
const COLLAPSED_ITEMS = 3;

/** One order as a receipt: folded it shows the first items, unfolded everything (spec §2). */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const details = useId();
  const number = orderNumber(order.id);
  return (
    <article aria-label={t("myPage.order", { number })} className="drop-shadow-[0_4px_8px_rgb(87_12_22/0.14)]">
      <div className="receipt p-4 md:p-6">
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
          <h3 className="figures text-title-s">#{number}</h3>
          <p className="figures text-title text-oxblood">{formatWon(Number(order.totalAmount))}</p>
          <p className="text-small text-ink-faint">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            {" · "}
            {t("myPage.items", { count: order.items.length })}
          </p>
          <p className="col-span-2 mt-1 pl-0.5 sm:col-span-1">
            <StatusStamp status={order.status} />
          </p>
        </header>
        <div id={details} className="rule mt-4 pt-3">
          {open ? <Details order={order} /> : <FirstItems items={order.items} />}
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
          className="-mx-2 mt-2 flex min-h-touch items-center gap-2 rounded-control px-2 font-display text-base font-medium tracking-sign text-oxblood hover:bg-paper"
        >
          {open ? t("myPage.hideDetails") : t("myPage.showDetails")}
          <Icon name="down" className={classes("size-5 transition-transform duration-calm", open && "rotate-180")} />
        </button>
      </div>
    </article>
  );
}

function FirstItems({ items }: { items: OrderItem[] }) {
  const { t } = useTexts();
  const more = items.length - COLLAPSED_ITEMS;
  return (
    <ul className="grid gap-2 md:grid-cols-3">
      {items.slice(0, COLLAPSED_ITEMS).map((item) => (
        <li key={item.id} className="flex items-center gap-3">
          <ItemPicture item={item} />
          <span className="line-clamp-2 text-small font-semibold leading-snug">{item.product.name}</span>
        </li>
      ))}
      {more > 0 ? <li className="text-small font-medium text-ink-faint">{t("myPage.more", { count: more })}</li> : null}
    </ul>
  );
}

function ItemPicture({ item }: { item: OrderItem }) {
  return (
    <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
      <Picture url={item.product.imageUrl} alt="" name={item.product.name} sizes="64px" />
    </span>
  );
}

function Details({ order }: { order: Order }) {
  const { t } = useTexts();
  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-dashed divide-paper-edge">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-2.5">
            <ItemPicture item={item} />
            <span className="min-w-0 flex-1">
              <span className="block text-small font-semibold leading-snug">{item.product.name}</span>
              <span className="block text-micro text-ink-faint">{item.product.category}</span>
              <span className="figures text-small text-ink-soft">
                {formatWon(item.price)} × {t("common.kilograms", { quantity: formatQuantity(item.quantity) })}
              </span>
            </span>
            <span className="figures text-base">{formatWon(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="rule grid gap-1 pt-3 text-small">
        <Pair name={t("cart.subtotal")} figures>
          {formatWon(order.subtotal)}
        </Pair>
        <Pair name={t("cart.shipping")} figures>
          {formatWon(order.shippingFee)}
        </Pair>
      </dl>
      <div className="grid gap-6 md:grid-cols-2">
        <section>
          <h4 className="mb-2 font-display text-base font-medium uppercase tracking-sign">{t("myPage.delivery")}</h4>
          <dl className="grid gap-1 text-small">
            <Pair name={t("myPage.recipient")}>{order.customerName}</Pair>
            <Pair name={t("myPage.phone")}>{order.customerPhone}</Pair>
            <Pair name={t("myPage.email")}>{order.customerEmail}</Pair>
            <Pair name={t("myPage.address")}>{order.customerAddress}</Pair>
          </dl>
        </section>
        <section>
          <h4 className="mb-2 font-display text-base font-medium uppercase tracking-sign">{t("myPage.payment")}</h4>
          <PaymentAccounts order={order} />
          <dl className="mt-3 grid gap-1 text-small">
            <Pair name={t("myPage.depositor")}>{order.transferAccountHolder}</Pair>
            <Pair name={t("myPage.paymentStatus")}>{t(paymentStatus(order))}</Pair>
            <Pair name={t("myPage.orderNumber")} figures>
              {orderNumber(order.id)}
            </Pair>
            <Pair name={t("cart.total")} figures>
              {formatWon(Number(order.totalAmount))}
            </Pair>
          </dl>
        </section>
      </div>
    </div>
  );
}

function paymentStatus(order: Order) {
  if (order.status === "cancelled") return "myPage.notDue" as const;
  return ORDER_STATUS[order.status]?.paid ? ("myPage.paid" as const) : ("myPage.unpaid" as const);
}

/** The account of the order first, the other active ones under it (ruling 12). */
function PaymentAccounts({ order }: { order: Order }) {
  const { t } = useTexts();
  const { data: accounts, isPending } = useBankAccounts();
  const chosen = order.selectedBankAccount;
  const others = (accounts ?? []).filter((account) => account.id !== chosen?.id);
  return (
    <div className="grid gap-2">
      {[...(chosen ? [chosen] : []), ...others].map((account) => (
        <div
          key={account.id}
          className={classes(
            "rounded-control border p-3 text-small",
            account.id === chosen?.id ? "border-oxblood bg-tallow" : "border-paper-edge",
          )}
        >
          {account.id === chosen?.id ? (
            <p className="mb-1 text-micro font-semibold uppercase tracking-sign text-oxblood">{t("myPage.chosen")}</p>
          ) : null}
          <dl className="grid gap-1">
            <Pair name={t("myPage.bankName")}>{account.bankName}</Pair>
            <Pair name={t("myPage.accountHolder")}>{account.accountHolder}</Pair>
            <Pair name={t("myPage.accountNumber")} figures>
              {account.accountNumber}
            </Pair>
          </dl>
          {account.id === chosen?.id ? (
            <CopyButton
              text={account.accountNumber}
              label={t("checkout.copyNamed", { bank: account.bankName })}
              className="mt-2"
            />
          ) : null}
        </div>
      ))}
      {isPending ? <p className="text-small text-ink-faint">{t("myPage.accountsLoading")}</p> : null}
    </div>
  );
}

function Pair({ name, figures = false, children }: { name: string; figures?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-ink-faint">{name}</dt>
      <dd className={classes("min-w-0 break-words text-right", figures ? "figures" : "font-medium")}>{children}</dd>
    </div>
  );
}
