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
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";

const { PENDING, AUTHORIZED } = PaymentSessionStatus;

/**
 * A provider for payments that people make and the shop's staff records, such as transfers or cash. It calls no external service, so
 * every step succeeds at once; what came in and went back is in the order's entries. A method's provider extends this class with an
 * `identifier`.
 */
export abstract class ByHandProvider extends AbstractPaymentProvider {
  /** Medusa's constructor is protected, but its loader needs a public one. */
  public constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** The payment is awaited. */
  async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), status: PENDING, data };
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { status: PENDING, data };
  }

  async deletePayment(): Promise<DeletePaymentOutput> {
    return {};
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { status: AUTHORIZED, data };
  }

  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data };
  }

  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data };
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data };
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: PENDING, data };
  }

  /** There are no webhooks. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
