import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Heading } from "@medusajs/ui";
import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import type { AdminPlacedOrder, Customer } from "@zakh/checkout/contract";
import { addressText, NO_ADDRESS, partsOfText } from "@zakh/kit/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Refusal } from "../../client";
import { useTexts } from "../../i18n/text";
import { usePlaceOrderFor } from "../../resources/new-order";
import { CustomerSearch } from "../../ui/customer-search";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useUnsavedGuard } from "../../ui/forms/unsaved";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import type { TypedCustomer } from "../../ui/typed-customer";
import { ChosenCustomer, type OrderRecipient } from "./chosen-customer";
import { OrderFields } from "./order-fields";
import { FIELD_NAMES, NO_VALUES, type OrderValues, orderFields, pickupFields } from "./order-form";
import { withQuantity } from "./order-lines";
import { OrderSum } from "./order-sum";
import { ProductPicker } from "./product-picker";
import { useCurrentLines } from "./use-current-lines";
import { useOrderSum } from "./use-order-sum";
import { usePaymentChoice } from "./use-payment-choice";

export function NewOrderForm({ onPlaced }: { onPlaced: (placed: AdminPlacedOrder) => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const [whom, setWhom] = useState<OrderRecipient>();
  const [taken, setTaken] = useState<User>();
  const { lines, setLines } = useCurrentLines();
  const payment = usePaymentChoice();
  const [changed, setChanged] = useState(false);
  const form = useForm<OrderValues>({
    resolver: zodResolver(payment.chosen?.method.delivers === false ? pickupFields : orderFields),
    defaultValues: NO_VALUES,
  });
  const sum = useOrderSum(lines, payment.chosen?.method.delivers ?? true, addressText(form.watch()));
  const placing = usePlaceOrderFor();
  useUnsavedGuard(whom !== undefined || lines.length > 0);

  function choose(customer: Customer) {
    const { lastOrder: last } = customer;
    setWhom({ customer });
    setTaken(undefined);
    form.reset({
      customerName: last?.customerName ?? customer.name,
      customerPhone: last?.customerPhone ?? customer.phone,
      email: "",
      ...(last ? (last.address ?? partsOfText(last.customerAddress)) : NO_ADDRESS),
      deliveryNote: "",
      transferAccountHolder: last?.transferAccountHolder ?? "",
    });
  }

  function begin({ name, phone, email }: TypedCustomer) {
    setWhom({ customer: null });
    form.reset({ ...NO_VALUES, customerName: name, customerPhone: phone, email });
  }

  /** The account that has the typed email; the other fields stay as they are typed. */
  function take(account: User) {
    setWhom({ customer: { ...account, lastOrder: null } });
    setTaken(undefined);
    form.setValue("email", "");
  }

  function setQuantity(product: Product, quantity: number) {
    setChanged(false);
    setLines((now) => withQuantity(now, product, quantity));
  }

  async function place(values: OrderValues) {
    const { chosen } = payment;
    if (!whom || !chosen) return;
    const { email, postcode, roadAddress, building, doorCode, ...typed } = values;
    const { customerName: name, customerPhone: phone } = values;
    try {
      setChanged(false);
      const placed = await placing.mutateAsync({
        ...(whom.customer ? { userId: whom.customer.id } : { customer: { name, phone, email } }),
        orderData: {
          ...typed,
          ...(chosen.method.delivers && { address: { postcode, roadAddress, building, doorCode } }),
          paymentMethod: chosen.method.code,
          totalAmount: String(sum.total),
          ...(chosen.account && { selectedBankAccount: String(chosen.account.id) }),
        },
        cartItems: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      });
      onPlaced(placed);
    } catch (error) {
      markRefusedFields(form.setError, error, FIELD_NAMES);
      const code = error instanceof Refusal ? error.body.code : undefined;
      setTaken(code === "email_taken" ? ((error as Refusal).body.user as User | undefined) : undefined);
      setChanged(code === "order_total_changed");
      show.refused(error, t("newOrder.failed"));
    }
  }

  const notice = whom ? changed && t("newOrder.changed") : t("newOrder.customerNeeded");
  const submit = useSubmitOnce(form.handleSubmit(place, show.invalid));

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-y-4 max-md:min-h-[calc(100dvh-5.125rem)]">
      {/* What is changed while it is on its way would not be ordered. */}
      <fieldset disabled={placing.isPending} className="contents">
        <Container className="flex flex-col gap-y-4 p-4 md:p-6">
          <Heading level="h2" className="text-base font-semibold">
            {t("newOrder.customer")}
          </Heading>
          {whom ? (
            <ChosenCustomer
              form={form}
              whom={whom}
              taken={taken}
              onTake={take}
              onChange={() => {
                setWhom(undefined);
                setTaken(undefined);
              }}
            />
          ) : (
            <CustomerSearch onChoose={choose} onNew={begin} />
          )}
        </Container>
        {whom && (
          <Container className="p-4 md:p-6">
            <OrderFields form={form} choices={payment.choices} chosen={payment.chosen} onChoose={payment.choose} />
          </Container>
        )}
        <Container className="flex flex-col gap-y-4 p-4 md:p-6">
          <Heading level="h2" className="text-base font-semibold">
            {t("newOrder.products")}
          </Heading>
          <ProductPicker lines={lines} onChange={setQuantity} />
        </Container>
      </fieldset>
      <OrderSum
        sum={sum}
        notice={notice || undefined}
        busy={placing.isPending}
        disabled={!whom || !payment.chosen || lines.length === 0 || sum.total === undefined}
      />
    </form>
  );
}
