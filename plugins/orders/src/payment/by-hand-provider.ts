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

/** What is kept with a payment: what its method prepared, and what is written here. */
export interface ByHandData extends Record<string, unknown> {
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
 * A payment that people move and the shop's own people write down, such as by transfer or in cash. Nothing is asked of anybody, so a
 * step always succeeds and takes no time; what happened is recorded in the payment's data. A provider of such a method is this with
 * an `identifier`.
 */
export abstract class ByHandProvider extends AbstractPaymentProvider {
  /** Medusa's own constructor is protected, while its loader needs one that it can call. */
  public constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** The money is awaited. */
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

  /** The shop has taken note of it. */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const status = PaymentSessionStatus.AUTHORIZED;
    return { status, data: { ...data, status } };
  }

  /** The money has arrived. */
  async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: moved(data, PaymentSessionStatus.CAPTURED, { kind: "captured", reference: referenceOf(context) }) };
  }

  /** The money is given back by the shop, by hand. */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const refund = {
      kind: "refunded",
      amount: new BigNumber(amount).numeric,
      reference: referenceOf(context),
    } as const;
    return { data: moved(data, statusOf(data), refund) };
  }

  /** The money is no longer awaited. What has arrived is refunded, never called off. */
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

  /** Nobody calls us. */
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
