import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

const OWN = "FROM order_detail d, person WHERE d.account_number = person.number AND d.deleted_at IS NULL";
const OF_OWN = "JOIN order_detail d ON d.id = part.order_detail_id, person WHERE d.account_number = person.number";

export const data: readonly PersonalData[] = [
  {
    name: "orders",
    tables: ["order_detail", "order_line"],
    rows: `SELECT d.order_number AS "number", d.created_at AS "createdAt", d.status, d.customer_name AS "name", d.customer_email AS "email",
      d.customer_phone AS "phone", d.customer_address AS "address", d.address_parts AS "addressParts", d.delivery_note AS "deliveryNote", d.note,
      d.language, d.payment_method AS "paymentMethod", d.depositor, d.total, d.shipping_fee AS "shippingFee", d.discount, d.transfer_discount AS "transferDiscount", d.weight_reduction AS "weightReduction", d.correction, d.sent_at AS "sentAt", d.courier_name AS "courier", d.tracking_number AS "trackingNumber",
      (SELECT jsonb_agg(jsonb_build_object('product', line.texts, 'quantity', line.quantity, 'unit', line.unit, 'packedQuantity', line.packed_quantity,
        'price', line.price, 'total', line.total, 'weightReduction', line.weight_reduction, 'traceNumbers', line.trace_numbers) ORDER BY line.place)
        FROM order_line line WHERE line.order_detail_id = d.id AND line.deleted_at IS NULL) AS lines ${OWN} ORDER BY d.order_number`,
  },
  {
    name: "orderChanges",
    tables: ["order_status_change"],
    rows: `SELECT d.order_number AS "order", part.created_at AS "at", part.from_status AS "from", part.to_status AS "to", part.contact->'changed' AS changed
      FROM order_status_change part ${OF_OWN} AND part.deleted_at IS NULL ORDER BY part.number`,
  },
  {
    name: "money",
    tables: ["money_entry"],
    rows: `SELECT d.order_number AS "order", part.kind, part.amount, part.payer, part.created_at AS "at"
      FROM money_entry part ${OF_OWN} AND part.deleted_at IS NULL ORDER BY part.created_at, part.id`,
  },
  {
    name: "credit",
    tables: ["credit_grant"],
    rows: `SELECT part.amount, part.reason, part.created_at AS "at" FROM credit_grant part, person
      WHERE part.account_number = person.number AND part.deleted_at IS NULL ORDER BY part.created_at`,
  },
  {
    name: "cashReceipts",
    tables: ["cash_receipt"],
    rows: `SELECT d.order_number AS "order", part.kind, part.number, part.issued_number AS "issuedNumber", part.issued_at AS "issuedAt", part.voided_at AS "voidedAt"
      FROM cash_receipt part ${OF_OWN} AND part.deleted_at IS NULL ORDER BY d.order_number`,
  },
  {
    name: "refundAccounts",
    tables: ["refund_account"],
    rows: `SELECT d.order_number AS "order", part.bank_code AS "bankCode", part.account_number AS "accountNumber", part.account_holder AS "accountHolder",
      part.given_at AS "givenAt" FROM refund_account part ${OF_OWN} AND part.deleted_at IS NULL ORDER BY d.order_number`,
  },
];
