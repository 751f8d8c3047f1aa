import { Button } from "@medusajs/ui";
import type { CashReceipt } from "@zakh/bookkeeping/contract";
import { ORDER_STATUS, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useCashReceipt } from "../../resources/cash-receipts";
import { ActionButton } from "../../ui/action-button";
import { CopyButton } from "../../ui/copy-button";
import { DetailDrawer, DetailSection } from "../../ui/drawers/detail-drawer";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { Fact, Facts } from "../../ui/facts";
import { won } from "../../ui/money";
import { ReceiptBuyer } from "../../ui/receipt-buyer";
import { BuyerForm } from "./buyer-form";
import { IssueForm } from "./issue-form";
import { ReceiptStateText } from "./receipt-state";
import { useMarkReceipt } from "./use-mark-receipt";

/** The receipt of one order beside the list, with its whole number and what can be done. Without `orderId` it is closed. */
export function ReceiptDetail({ orderId, onClose }: { orderId: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const receipt = useCashReceipt(orderId);
  return (
    <DetailDrawer
      open={orderId !== undefined}
      title={orderId === undefined ? "" : orderNumber(orderId)}
      subtitle={t("order.cashReceipt")}
      query={receipt}
      failed={t("cashReceipts.oneFailed")}
      onClose={onClose}
      footer={() => (
        <Button variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
          {t("close")}
        </Button>
      )}
    >
      {(loaded) => <Receipt receipt={loaded} onDone={onClose} />}
    </DetailDrawer>
  );
}

function Receipt({ receipt, onDone }: { receipt: CashReceipt; onDone: () => void }) {
  const { t } = useTexts();
  const { orderId, customerName, amount, paidAt, issuedNumber, issuedAt } = receipt;
  return (
    <>
      <ReceiptStateText receipt={receipt} />
      <Facts>
        <Fact label={t("orders.customer")}>{customerName}</Fact>
        <Fact label={t("orders.amount")}>
          <span className="font-semibold tabular-nums">{won(amount)}</span>
        </Fact>
        {paidAt && <Fact label={t("cashReceipts.paidAt")}>{dateTime(paidAt)}</Fact>}
        <Fact label={t("order.number")}>
          <OrderLink id={orderId} />
        </Fact>
        {issuedNumber && issuedAt && (
          <Fact label={t("cashReceipts.issuedNumber")}>
            <span className="break-all tabular-nums">{issuedNumber}</span>
            <span className="text-ui-fg-subtle block text-sm tabular-nums">{dateTime(issuedAt)}</span>
          </Fact>
        )}
      </Facts>
      <Buyer receipt={receipt} />
      <Marks receipt={receipt} onDone={onDone} />
    </>
  );
}

function OrderLink({ id }: { id: number }) {
  const screenPath = useScreenPath();
  return (
    <Link
      to={screenPath("orders", { id: String(id) })}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover -my-2.5 inline-flex py-2.5 font-medium tabular-nums md:my-0 md:py-0"
    >
      {orderNumber(id)}
    </Link>
  );
}

/** The whole number with a button that copies its digits; it can be changed until the receipt is issued. */
function Buyer({ receipt }: { receipt: CashReceipt }) {
  const { t } = useTexts();
  const [changing, setChanging] = useState(false);
  const { state, number } = receipt;
  return (
    <DetailSection title={t("cashReceipts.for")}>
      <div className="flex items-center gap-x-3">
        <p translate="no" className="min-w-0 flex-1 text-lg font-semibold md:text-base">
          <ReceiptBuyer receipt={receipt} />
        </p>
        <CopyButton text={number.replace(/\D/g, "")} label={t("cashReceipts.copy")} />
        {state !== "issued" && state !== "to_void" && (
          <ActionButton busy={false} onPress={() => setChanging(true)}>
            {t("cashReceipts.buyer.change")}
          </ActionButton>
        )}
      </div>
      {changing && <BuyerForm receipt={receipt} onClose={() => setChanging(false)} />}
    </DetailSection>
  );
}

/** What the owner can say was done at Hometax, by the state of the receipt. */
function Marks({ receipt, onDone }: { receipt: CashReceipt; onDone: () => void }) {
  const { t } = useTexts();
  const { mark, askAndMark, busy } = useMarkReceipt(receipt, onDone);
  const { state, status } = receipt;
  if (state === "issued" || state === "to_void") {
    return (
      <DetailSection title={t(`cashReceipts.state.${state}`)}>
        {state === "to_void" && (
          <p className="text-ui-fg-base mb-3 text-base md:text-sm">{t("cashReceipts.void.text")}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {state === "to_void" && (
            <ActionButton busy={busy} onPress={() => void mark({ as: "voided" })}>
              {t("cashReceipts.void")}
            </ActionButton>
          )}
          <ActionButton busy={busy} onPress={() => void askAndMark({ as: "notIssued" })}>
            {t("cashReceipts.notIssued")}
          </ActionButton>
        </div>
      </DetailSection>
    );
  }
  return (
    <>
      {ORDER_STATUS[status].paid && (
        <DetailSection title={t("cashReceipts.issue")}>
          <p className="text-ui-fg-subtle mb-3 text-base md:text-sm">{t("cashReceipts.issue.text")}</p>
          <IssueForm busy={busy} onIssued={(issuedNumber) => mark({ as: "issued", issuedNumber })} />
        </DetailSection>
      )}
      {state === "voided" && (
        <div>
          <ActionButton busy={busy} onPress={() => void mark({ as: "notVoided" })}>
            {t("cashReceipts.notVoided")}
          </ActionButton>
        </div>
      )}
    </>
  );
}
