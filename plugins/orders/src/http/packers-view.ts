import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import type { OrdersQuery } from "../contract/list";
import type { Order, OrderItem } from "../contract/order";
import { ORDER_STATUS } from "../contract/status";

/** Whether the one who asks works as a packer, who sees no sums, and of people what a parcel and its slip need. */
export function isPacker(request: MedusaRequest): boolean {
  return findAdmin(request)?.staffRole === "packer";
}

/** Whether an order is a packer's to read: it is to be packed, to be sent, or on its way. */
export function isPackersOrder({ status, isPickedUp }: Pick<Order, "status" | "isPickedUp">): boolean {
  return ORDER_STATUS[status].awaitsDelivery || (ORDER_STATUS[status].awaitsPayment && isPickedUp);
}

/** What a packer may list: no search and no order of the list tells a sum or a person. */
export function packersQuery({ toSend, onTheWay, sort, limit, offset }: OrdersQuery): OrdersQuery {
  const filter = toSend || onTheWay ? { toSend, onTheWay } : ({ toPack: "true" } as const);
  return { ...filter, limit, offset, sort: sort === "oldest" ? sort : undefined };
}

/** An order as a packer sees it: without sums, and with phone and address only while its parcel needs them. */
export function packersView(order: Order): Order {
  const needsAddress = isPackersOrder(order) && !order.isPickedUp;
  return {
    ...order,
    customerEmail: "",
    customerPhone: needsAddress ? order.customerPhone : "",
    customerAddress: needsAddress ? order.customerAddress : "",
    address: needsAddress ? order.address : null,
    selectedBankAccount: null,
    transferAccountHolder: "",
    transferCode: "",
    paymentDetails: {},
    totalAmount: "0",
    subtotal: 0,
    shippingFee: 0,
    transferDiscount: 0,
    discount: 0,
    discountReason: "",
    offer: null,
    weightReduction: 0,
    correction: 0,
    givenBack: 0,
    creditUsed: 0,
    creditGiven: 0,
    placedCredit: 0,
    received: 0,
    due: 0,
    toReturn: 0,
    toTransfer: 0,
    returned: 0,
    money: [],
    cashReceipt: null,
    refundAccount: null,
    items: order.items.map(packersItem),
    // It would tell the sums to who tries them.
    version: undefined,
  };
}

function packersItem(item: OrderItem): OrderItem {
  return { ...item, price: 0, lineTotal: 0, weightReduction: 0 };
}

/** The order as the admin of the request sees it. */
export function viewOf<Found extends Order | undefined>(request: MedusaRequest, order: Found): Found | Order {
  return order && isPacker(request) ? packersView(order) : order;
}
