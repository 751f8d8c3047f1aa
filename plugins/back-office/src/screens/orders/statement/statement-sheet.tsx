import { pricedText, quantityText } from "@zakh/catalog/contract";
import { type Language, localized } from "@zakh/kit/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import type { BusinessSetting } from "@zakh/site-settings/contract";
import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { dateOnly } from "../../dates";
import { signedWon, won } from "../../ui/money";
import { STATEMENT_LABELS, type StatementLabel } from "./statement-labels";
import { takenOf } from "./statement-lines";

const SHEET_ID = "statement-of-transaction";

/** Print styles that hide everything except the statement, in the shop and in either host of the back office; they win over those of slips by their place. */
const PRINT_RULES = `
  #${SHEET_ID} { display: none; }
  @page { size: A4; margin: 14mm; }
  @media print {
    html, body { background: #fff !important; overflow: visible !important; height: auto !important; }
    body > :not(#${SHEET_ID}) { display: none !important; }
    body > #${SHEET_ID} { display: block !important; }
  }
`;

// Inline, because shop and back office have different style sheets.
const SHEET: CSSProperties = { background: "#fff", color: "#000", fontSize: "10.5pt", lineHeight: 1.35 };
const CELL: CSSProperties = { border: "1px solid #000", padding: "2mm 2.5mm", textAlign: "left", verticalAlign: "top" };
const FIGURES: CSSProperties = {
  ...CELL,
  textAlign: "right",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
};
const TABLE: CSSProperties = { width: "100%", borderCollapse: "collapse", marginTop: "4mm" };
const SMALL: CSSProperties = { display: "block", fontSize: "8pt", fontWeight: 400 };

interface StatementSheetProps {
  order: Order;
  business: BusinessSetting;
  language: Language;
}

/** The statement of transaction (거래명세서) of an order, visible in print only, and then nothing else is. */
export function StatementSheet(props: StatementSheetProps) {
  return createPortal(
    <div id={SHEET_ID} lang="ko">
      <style>{PRINT_RULES}</style>
      <Statement {...props} />
    </div>,
    document.body,
  );
}

function Statement({ order, business, language }: StatementSheetProps) {
  const { id, createdAt, customerName, customerPhone, customerAddress, items, shippingFee, totalAmount } = order;
  const taken = takenOf(order);
  const seller = ["tradeName", "representative", "businessNumber", "address", "phone"] as const;
  return (
    <section style={SHEET}>
      <h1 style={{ fontSize: "20pt", fontWeight: 700, textAlign: "center", margin: 0 }}>
        <Label of="title" language={language} />
      </h1>
      <table style={TABLE}>
        <tbody>
          <Row name="number" language={language} value={orderNumber(id)} />
          <Row name="date" language={language} value={dateOnly(createdAt)} />
        </tbody>
      </table>
      <table style={TABLE}>
        <tbody>
          <Heading of="seller" language={language} />
          {seller.map((name) => (
            <Row key={name} name={name} language={language} value={business[name] || "—"} />
          ))}
          <Heading of="buyer" language={language} />
          <Row name="name" language={language} value={customerName} />
          <Row name="phone" language={language} value={customerPhone || "—"} />
          {customerAddress ? <Row name="address" language={language} value={customerAddress} /> : null}
        </tbody>
      </table>
      <table style={TABLE}>
        <thead>
          <tr>
            {(["product", "quantity", "price", "amount"] as const).map((name) => (
              <th key={name} scope="col" style={name === "product" ? CELL : FIGURES}>
                <Label of={name} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} style={{ breakInside: "avoid" }}>
              <td style={CELL}>
                <span lang={language}>{localized(item.product, "name", language)}</span>
                {item.seller ? <span style={SMALL}>{`${STATEMENT_LABELS.soldBy.ko}: ${item.seller.name}`}</span> : null}
              </td>
              <td style={FIGURES}>
                <span>{quantityText(item.quantity, item.unit, "ko")}</span>
                {item.packedQuantity !== null && item.packedQuantity !== item.quantity ? (
                  <span style={SMALL}>
                    {`${STATEMENT_LABELS.packed.ko} ${quantityText(item.packedQuantity, item.unit, "ko")}`}
                  </span>
                ) : null}
              </td>
              <td style={FIGURES}>
                <span>{won(item.price)}</span>
                <span style={SMALL}>{`/ ${pricedText(item, "ko")}`}</span>
              </td>
              <td style={FIGURES}>{won(item.lineTotal)}</td>
            </tr>
          ))}
          {shippingFee > 0 ? <Sum name="shippingFee" language={language} value={won(shippingFee)} /> : null}
          {taken === 0 ? null : <Sum name="taken" language={language} value={signedWon(-taken)} />}
          <Sum name="total" language={language} value={won(totalAmount)} strong />
        </tbody>
      </table>
      <p style={{ marginTop: "4mm" }}>
        <Label of="tax" language={language} />
      </p>
    </section>
  );
}

interface LabelProps {
  of: StatementLabel;
  language: Language;
}

/** In Korean, and below in the reader's language. */
function Label({ of, language }: LabelProps) {
  return (
    <>
      <span>{STATEMENT_LABELS[of].ko}</span>
      {language === "ko" ? null : (
        <span lang={language} style={SMALL}>
          {STATEMENT_LABELS[of][language]}
        </span>
      )}
    </>
  );
}

function Heading(label: LabelProps) {
  return (
    <tr>
      <th scope="colgroup" colSpan={2} style={{ ...CELL, background: "#eee" }}>
        <Label {...label} />
      </th>
    </tr>
  );
}

function Row({ name, language, value }: { name: StatementLabel; language: Language; value: string }) {
  return (
    <tr>
      <th scope="row" style={{ ...CELL, width: "45mm" }}>
        <Label of={name} language={language} />
      </th>
      <td style={{ ...CELL, whiteSpace: "pre-line" }}>{value}</td>
    </tr>
  );
}

interface SumProps {
  name: StatementLabel;
  language: Language;
  value: string;
  strong?: boolean;
}

function Sum({ name, language, value, strong = false }: SumProps) {
  return (
    <tr style={{ breakInside: "avoid", fontWeight: strong ? 700 : 400 }}>
      <th scope="row" colSpan={3} style={{ ...CELL, fontWeight: "inherit" }}>
        <Label of={name} language={language} />
      </th>
      <td style={FIGURES}>{value}</td>
    </tr>
  );
}
