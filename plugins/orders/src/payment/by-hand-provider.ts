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

/** Data of a payment: what its method prepared, and what this provider adds. */
export interface ByHandData extends Record<string, unknown> {
  /** The state that Medusa was last given. */
  status?: PaymentSessionStatus;
  /** Every movement of money, oldest first. */
  movements?: Movement[];
}

interface Movement {
  kind: "captured" | "refunded" | "canceled";
  /** Won; only refunds may be partial. */
  amount?: number;
  /** Id of Medusa's capture, refund or payment, which records the user. A repeated one is not recorded twice. */
  reference?: string;
  /** ISO 8601. */
  at: string;
}

/**
 * A provider for payments that people make and the shop's staff records, such as transfers or cash. It calls no
 * external service, so every step succeeds at once; what happened is stored in the payment's data. A method's provider
 * extends this class with an `identifier`.
 */
export abstract class ByHandProvider extends AbstractPaymentProvider {
  /** Medusa's constructor is protected, but its loader needs a public one. */
  public constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** The payment is awaited. */
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

  /** The shop has noted the payment. */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const status = PaymentSessionStatus.AUTHORIZED;
    return { status, data: { ...data, status } };
  }

  /** The money has arrived. */
  async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: moved(data, PaymentSessionStatus.CAPTURED, { kind: "captured", reference: referenceOf(context) }) };
  }

  /** The shop's staff refunds the money. */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const refund = {
      kind: "refunded",
      amount: new BigNumber(amount).numeric,
      reference: referenceOf(context),
    } as const;
    return { data: moved(data, statusOf(data), refund) };
  }

  /** The payment is no longer awaited. Money that has arrived is refunded, never cancelled. */
  async cancelPayment({ data, context }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    if (statusOf(data) === PaymentSessionStatus.CAPTURED) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Money that has arrived can only be refunded");
    }
    return { data: moved(data, PaymentSessionStatus.CANCELED, { kind: "canceled", reference: referenceOf(context) }) };
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: statusOf(data), data };
  }

  /** There are no webhooks. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

function statusOf(data: ByHandData = {}): PaymentSessionStatus {
  return data.status ?? PaymentSessionStatus.PENDING;
}

function referenceOf(context: PaymentProviderContext | undefined): string | undefined {
  return context?.idempotency_key;
}

function moved(
  data: ByHandData = {},
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
