import type { IPaymentProvider, MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import { withLocks } from "@zakh/kit/database/lock";
import { requireNoTransaction } from "@zakh/kit/database/transaction-context";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type PreparedPayment, paymentMethod } from "../../payment/payment-method";
import { orderKey } from "../with-locked-order";

type Data = Record<string, unknown>;

/** A session started by its provider: columns of `payment_session`. */
export interface OpenedSession {
  id: string;
  provider_id: string;
  status: PaymentSessionStatus;
  data: Data;
}

export interface ProvidedPayment {
  providerId: string;
  data: Data;
}

/** A call to a provider, possibly over a network. The key makes it idempotent. */
export interface ProviderCall<Answer> {
  key: string;
  run: (provider: (id: string) => IPaymentProvider) => Promise<Answer>;
}

export interface BegunPayment {
  sessionId: string;
  method: string;
  /** Whole won. */
  total: number;
  payment: Pick<PreparedPayment, "details" | "payer">;
}

/** Starts a payment. A session that no order uses stays at the provider, where nobody pays it. */
export function initiateCall({ sessionId, method, total, payment }: BegunPayment): ProviderCall<OpenedSession> {
  const { providerId } = paymentMethod(method);
  const data = { ...payment.details, depositor: payment.payer, session_id: sessionId };
  return {
    key: sessionId,
    run: async (provider) => {
      const begun = await provider(providerId).initiatePayment({
        amount: total,
        currency_code: "krw",
        data,
        context: { idempotency_key: sessionId },
      });
      // In the form that Medusa stores.
      const status = (begun.status ?? PaymentSessionStatus.PENDING) as PaymentSessionStatus;
      return { id: sessionId, provider_id: providerId, status, data: { ...data, ...begun.data } };
    },
  };
}

/** Authorises a session and captures its money. Returns the data to store with session and payment. */
export function captureCall(
  session: ProvidedPayment & { id: string },
): ProviderCall<{ authorized: Data; captured: Data }> {
  return {
    key: `${session.id}:capture`,
    run: async (provider) => {
      const paymentProvider = provider(session.providerId);
      const authorized = await authorize(paymentProvider, session);
      const captured = await paymentProvider.capturePayment({
        data: authorized,
        context: { idempotency_key: `${session.id}:capture` },
      });
      return { authorized, captured: { ...captured.data } };
    },
  };
}

async function authorize(provider: IPaymentProvider, { id, data }: ProvidedPayment & { id: string }): Promise<Data> {
  const { status, data: authorized } = await provider.authorizePayment({ data, context: { idempotency_key: id } });
  if (status !== PaymentSessionStatus.AUTHORIZED && status !== PaymentSessionStatus.CAPTURED) {
    throw new Error(`Payment session ${id} was not authorised: its provider says ${status}`);
  }
  return { ...authorized };
}

/** Refunds whole won of a payment that still has `held` of them, which makes the key of each refund unique. */
export function refundCall(
  { paymentId, providerId, data, amount: held }: ProvidedPayment & { paymentId: string; amount: number },
  amount: number,
): ProviderCall<Data> {
  const key = `${paymentId}:refund:${held}:${amount}`;
  return {
    key,
    run: async (provider) => {
      const refunded = await provider(providerId).refundPayment({ data, amount, context: { idempotency_key: key } });
      return { ...refunded.data };
    },
  };
}

/** Cancels a session that nobody should pay any more. */
export function cancelCall({ id, providerId, data }: ProvidedPayment & { id: string }): ProviderCall<Data> {
  const key = `${id}:cancel`;
  return {
    key,
    run: async (provider) => {
      const canceled = await provider(providerId).cancelPayment({ data, context: { idempotency_key: key } });
      return { ...canceled.data };
    },
  };
}

/** Deletes a session that belongs to no order. */
export function deleteCall({ id, provider_id, data }: OpenedSession): ProviderCall<unknown> {
  return { key: `${id}:delete`, run: (provider) => provider(provider_id).deletePayment({ data }) };
}

/** Calls the provider at once; throws inside a transaction. */
export async function callProvider<Answer>(container: MedusaContainer, { run }: ProviderCall<Answer>): Promise<Answer> {
  requireNoTransaction("A payment provider");
  const { paymentProviderService_: providers } = container.resolve(Modules.PAYMENT) as unknown as WithProviders;
  return run((id) => providers.retrieveProvider(id));
}

/**
 * Medusa's module calls its providers only inside its own writes, which lock rows; this accesses the same providers
 * directly.
 */
interface WithProviders {
  paymentProviderService_: { retrieveProvider(id: string): IPaymentProvider };
}

export type AnswerOf = <Answer>(call: ProviderCall<Answer>) => Answer;

/** Aborts a transaction that needs an answer of a provider. */
class MissingAnswer extends Error {
  constructor(readonly call: ProviderCall<unknown>) {
    super(`A provider has not been called: ${call.key}`);
  }
}

/**
 * Most provider calls for one change of an order: a refund, a new session, its capture, and the same again after a
 * concurrent change.
 */
const MAX_ROUNDS = 20;

/**
 * Runs a change of orders that needs provider calls, without a transaction open during them. `work` is one
 * transaction. When it needs an answer that is not there yet, it is rolled back, the provider is called, and `work`
 * runs again with the orders' current state. A process that dies in between has changed nothing here; a repeated change
 * uses the same idempotency keys.
 *
 * Changes of one order run one after the other in this process; `work` gets the rest of the wait for locks. Throws 409
 * `conflict` when changes by other processes keep interfering.
 */
export function withProviderCalls<Result>(
  container: MedusaContainer,
  numbers: readonly number[],
  work: (answerOf: AnswerOf, lockTimeoutMs: number) => Promise<Result>,
): Promise<Result> {
  return withLocks(numbers.map(orderKey), async (leftMs) => {
    const answers = new Map<string, unknown>();
    const answerOf = <Answer>(call: ProviderCall<Answer>): Answer => {
      if (!answers.has(call.key)) throw new MissingAnswer(call);
      return answers.get(call.key) as Answer;
    };
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      try {
        return await work(answerOf, leftMs);
      } catch (failure) {
        if (!(failure instanceof MissingAnswer)) throw failure;
        answers.set(failure.call.key, await callProvider(container, failure.call));
      }
    }
    throw new ApiError(409, "conflict");
  });
}
