import { Text } from "@medusajs/ui";
import { type Product, quantityText, UNITS, unitWord } from "@zakh/catalog/contract";
import { changeInput } from "@zakh/order-changes/contract";
import { ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useChangeGoods } from "../resources/orders";
import { usePaymentOf } from "../resources/payment-methods";
import { useStaffRole } from "../resources/session";
import { ActionButton } from "../ui/action-button";
import { FormDrawer } from "../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../ui/error-toast";
import { AddressFields } from "../ui/forms/address-fields";
import { useFieldError } from "../ui/forms/field-error";
import { SwitchField } from "../ui/forms/switch-field";
import { TextArea, TextField } from "../ui/forms/text-field";
import { won } from "../ui/money";
import { toast } from "../ui/toast";
import { AddProduct } from "./add-product";
import { type ChangeForm, changeOf, changesTotal, type FormLine, readQuantity, totalOf } from "./changed-order";
import { useChangeForm } from "./use-change-form";

/** Changes an order before it is packed: recipient, note, products, fee and discount. */
export function ChangeOrder({ order }: { order: Order }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (!ORDER_STATUS[order.status].mayChange) return null;
  return (
    <>
      <ActionButton busy={false} onPress={() => setOpen(true)}>
        {t("change.button")}
      </ActionButton>
      {open && <ChangeDrawer order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Fields of the call that have another name in the form. */
const NAMES = {
  "discount.amount": "discount",
  "discount.reason": "discountReason",
  "address.postcode": "postcode",
  "address.roadAddress": "roadAddress",
  "address.building": "building",
  "address.doorCode": "doorCode",
} as const;

function ChangeDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const change = useChangeGoods(order.id);
  const { delivers } = usePaymentOf(order);
  const isOwner = useStaffRole() === "owner";
  const { base, form, lines, added, add, meanwhile } = useChangeForm(order, sendAgain);
  const typed = form.watch();
  const total = totalOf(base, lines, typed);
  /** The order's total and the new one, as they were shown when it was last saved. */
  const seen = useRef<string>(undefined);
  const shown = `${base.totalAmount} ${total}`;
  const [isUnsaved, setUnsaved] = useState(false);
  const isPacked = order.items.some(({ packedQuantity }) => packedQuantity !== null);

  const submit = form.handleSubmit(async (values) => {
    const input = total === undefined ? undefined : changeOf(base, lines, values, total);
    seen.current = shown;
    setUnsaved(false);
    if (!input) return total === undefined ? show.invalid() : onClose();
    const { error } = changeInput.safeParse(input);
    if (error) {
      for (const { path, message } of error.issues) form.setError(nameOf(path.join(".")), { message });
      return show.invalid();
    }
    try {
      const { offer } = await change.mutateAsync({ ...input, version: meanwhile.version() });
      toast.success(t(offer && input.totalAmount === String(offer.total) ? "change.offered" : "change.saved"), {
        description: orderNumber(order.id),
      });
      onClose();
    } catch (error) {
      if (meanwhile.refused(error)) return;
      markRefusedFields(form.setError, error, NAMES);
      if (show.refused(error, t("change.failed"))) onClose();
    }
  }, show.invalid);

  /** What others have made of the totals is looked at first, and is nothing that the customer agreed to by phone. */
  function sendAgain() {
    const isOfTotal = changesTotal(changeOf(base, lines, form.getValues(), 0));
    if (!isOfTotal || total === undefined || shown === seen.current) return void submit();
    form.setValue("agreedByPhone", false);
    setUnsaved(true);
  }

  return (
    <FormDrawer
      open
      title={t("change.title", { number: orderNumber(order.id) })}
      dirty={form.formState.isDirty || added.length > 0}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <RecipientFields form={form} delivers={delivers} inParts={Boolean(base.address)} />
      {isPacked ? (
        <Text className="text-ui-fg-subtle text-sm">{t("change.packed")}</Text>
      ) : (
        <>
          <GoodsFields form={form} lines={lines} mayGive={isOwner || base.received === 0} onAdd={add} />
          {!meanwhile.question && <NewTotal order={base} total={total} isUnsaved={isUnsaved} />}
          {!meanwhile.question && total !== undefined && total > Number(base.totalAmount) && (
            <SwitchField
              label={t("change.agreed")}
              hint={t("change.agreedHint")}
              checked={typed.agreedByPhone}
              onChange={(checked) => form.setValue("agreedByPhone", checked)}
            />
          )}
        </>
      )}
    </FormDrawer>
  );
}

function nameOf(path: string): keyof ChangeForm {
  return (NAMES as Record<string, keyof ChangeForm>)[path] ?? (path as keyof ChangeForm);
}

interface RecipientProps {
  form: UseFormReturn<ChangeForm>;
  delivers: boolean;
  /** Whether the address is in parts; otherwise it is one text. */
  inParts: boolean;
}

function RecipientFields({ form, delivers, inParts }: RecipientProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { errors } = form.formState;
  return (
    <>
      <TextField label={t("order.name")} error={fieldError(errors.customerName)} {...form.register("customerName")} />
      <TextField
        label={t("order.phone")}
        type="tel"
        error={fieldError(errors.customerPhone)}
        {...form.register("customerPhone")}
      />
      {delivers && inParts && <AddressFields register={form.register} errors={errors} />}
      {delivers && !inParts && (
        <TextArea
          label={t("order.address")}
          rows={2}
          error={fieldError(errors.customerAddress)}
          {...form.register("customerAddress")}
        />
      )}
      {delivers && (
        <TextField
          label={t("order.deliveryNote")}
          hint={t("change.deliveryNoteHint")}
          error={fieldError(errors.deliveryNote)}
          {...form.register("deliveryNote")}
        />
      )}
      <TextArea
        label={t("order.note")}
        hint={t("change.noteHint")}
        rows={2}
        error={fieldError(errors.note)}
        {...form.register("note")}
      />
    </>
  );
}

interface GoodsProps {
  form: UseFormReturn<ChangeForm>;
  lines: FormLine[];
  /** Whether fee and discount can be changed: with them an owner alone gives back what was paid. */
  mayGive: boolean;
  onAdd: (product: Product) => void;
}

function GoodsFields({ form, lines, mayGive, onAdd }: GoodsProps) {
  const { t, language, errorText } = useTexts();
  return (
    <>
      {lines.map(({ productId, name, unit, ordered }) => {
        const field = `quantities.${productId}` as const;
        const isInvalid = readQuantity(form.watch(field), unit) === undefined;
        return (
          <TextField
            key={productId}
            label={name}
            hint={
              ordered > 0
                ? t("change.ordered", { quantity: quantityText(ordered, unit, language) })
                : t("change.new", { unit: unitWord(unit, language) })
            }
            error={
              isInvalid
                ? UNITS[unit].decimals === 0
                  ? errorText("quantity_not_whole")
                  : t("change.quantityInvalid")
                : undefined
            }
            inputMode="decimal"
            autoComplete="off"
            {...form.register(field)}
          />
        );
      })}
      <AddProduct
        known={lines.map(({ productId }) => productId)}
        onAdd={(product) => {
          form.setValue(`quantities.${product.id}`, String(product.minOrderQuantity));
          onAdd(product);
        }}
      />
      {mayGive && <SumFields form={form} />}
    </>
  );
}

/** The fee and the discount. */
function SumFields({ form }: Pick<GoodsProps, "form">) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t("change.fee")}
        inputMode="numeric"
        error={fieldError(errors.shippingFee)}
        {...form.register("shippingFee")}
      />
      <TextField
        label={t("change.discount")}
        inputMode="numeric"
        error={fieldError(errors.discount)}
        {...form.register("discount")}
      />
      {form.watch("discount") !== "0" && (
        <TextField
          label={t("change.discountReason")}
          hint={t("change.discountReasonHint")}
          error={fieldError(errors.discountReason)}
          {...form.register("discountReason")}
        />
      )}
    </>
  );
}

interface NewTotalProps {
  order: Order;
  total: number | undefined;
  /** Whether it was not saved because others have changed it, and is to be looked at. */
  isUnsaved: boolean;
}

/** The total as it is typed, and what becomes of the difference. */
function NewTotal({ order, total, isUnsaved }: NewTotalProps) {
  const { t } = useTexts();
  const before = Number(order.totalAmount);
  const more = (total ?? before) - before;
  return (
    <div aria-live="polite" className="bg-ui-bg-subtle rounded-lg p-3">
      {isUnsaved && (
        <p
          role="alert"
          ref={(notice) => notice?.scrollIntoView({ block: "center" })}
          className="text-ui-fg-error mb-2 text-sm font-medium"
        >
          {t("change.unsaved")}
        </p>
      )}
      <p className="text-ui-fg-base flex justify-between gap-x-4 text-base font-semibold tabular-nums">
        <span>{t("change.total")}</span>
        <span>
          {more !== 0 && <s className="text-ui-fg-subtle mr-2 font-normal">{won(before)}</s>}
          <span>{total === undefined ? "–" : won(total)}</span>
        </span>
      </p>
      {more > 0 && <p className="text-ui-fg-subtle mt-1 text-sm">{t("change.more", { amount: won(more) })}</p>}
      {more < 0 && order.received > 0 && (
        <p className="text-ui-fg-subtle mt-1 text-sm">{t("change.less", { amount: won(-more) })}</p>
      )}
    </div>
  );
}
