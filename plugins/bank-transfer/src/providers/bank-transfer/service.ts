import { randomUUID } from "node:crypto";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  PaymentProviderContext,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  BigNumber,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import type { BankAccountSnapshot } from "../../contract";
import { awaited } from "../../payment/awaited";

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
  /** Id of Medusa's capture, refund or payment: who did it stands there, and the same one twice is one movement. */
  reference?: string;
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
    return { id: randomUUID(), ...awaited({ ...data }) };
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
  async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: moved(data, PaymentSessionStatus.CAPTURED, { kind: "captured", reference: referenceOf(context) }) };
  }

  /** The money is sent back by the shop, by hand. */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const refund = {
      kind: "refunded",
      amount: new BigNumber(amount).numeric,
      reference: referenceOf(context),
    } as const;
    return { data: moved(data, statusOf(data), refund) };
  }

  /** The transfer is no longer awaited. Money that has arrived is refunded, never called off. */
  async cancelPayment({ data, context }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    if (statusOf(data) === PaymentSessionStatus.CAPTURED) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A bank transfer that has arrived can only be refunded");
    }
    return { data: moved(data, PaymentSessionStatus.CANCELED, { kind: "canceled", reference: referenceOf(context) }) };
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

function referenceOf(context: PaymentProviderContext | undefined): string | undefined {
  return context?.idempotency_key;
}

function moved(
  data: BankTransferData = {},
  status: PaymentSessionStatus,
  { reference, ...movement }: Omit<Movement, "at">,
): Record<string, unknown> {
  const movements = data.movements ?? [];
  const repeated =
    reference !== undefined && movements.some((known) => known.kind === movement.kind && known.reference === reference);
  if (repeated) return { ...data, status };
  const at = new Date().toISOString();
  return { ...data, status, movements: [...movements, { ...movement, at, ...(reference && { reference }) }] };
}
