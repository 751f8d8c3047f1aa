import { randomUUID } from "node:crypto";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  BigNumberInput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { AbstractPaymentProvider, BigNumber, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { BankAccountSnapshot } from "../../contract";

/** What is kept with a payment. `bankAccount` and `depositor` come from the order; the rest is written here. */
export interface BankTransferData {
  /** The account to pay to, as it was when the order was placed. */
  bankAccount?: BankAccountSnapshot;
  /** Who makes the transfer. */
  depositor?: string;
  /** State that Medusa was last told. */
  status?: PaymentSessionStatus;
  /** Every movement of money, oldest first. */
  movements?: Movement[];
}

interface Movement {
  kind: "captured" | "refunded" | "canceled";
  /** Won; only a refund may be of a part. */
  amount?: number;
  /** ISO 8601. */
  at: string;
}

/**
 * Payment by bank transfer: the shopper sends the money, the shop sees it arrive and says so. Nothing is asked of a bank,
 * so a step always succeeds; what happened is recorded in the payment's data.
 */
export class BankTransferProvider extends AbstractPaymentProvider {
  static override identifier = "bank-transfer";

  /** Medusa's own constructor is protected, while its loader needs one that it can call. */
  public constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** The transfer is awaited. */
  async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const status = PaymentSessionStatus.PENDING;
    return { id: randomUUID(), status, data: { ...data, status } };
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data, status: statusOf(data) };
  }

  async deletePayment(): Promise<DeletePaymentOutput> {
    return {};
  }

  /** The shop has taken note of the transfer. */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const status = PaymentSessionStatus.AUTHORIZED;
    return { status, data: { ...data, status } };
  }

  /** The money has arrived. */
  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: moved(data, "captured", PaymentSessionStatus.CAPTURED) };
  }

  /** The money is sent back by the shop, by hand. */
  async refundPayment({ data, amount }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: moved(data, "refunded", statusOf(data), amount) };
  }

  /** The transfer is no longer awaited. */
  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: moved(data, "canceled", PaymentSessionStatus.CANCELED) };
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: statusOf(data), data };
  }

  /** Banks do not call us. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

function statusOf(data: BankTransferData = {}): PaymentSessionStatus {
  return data.status ?? PaymentSessionStatus.PENDING;
}

function moved(
  data: BankTransferData = {},
  kind: Movement["kind"],
  status: PaymentSessionStatus,
  amount?: BigNumberInput,
): Record<string, unknown> {
  const movement: Movement = { kind, at: new Date().toISOString() };
  if (amount !== undefined) movement.amount = new BigNumber(amount).numeric;
  return { ...data, status, movements: [...(data.movements ?? []), movement] };
}
