import { Button } from "@medusajs/ui";
import { becomesCredit, lessFor, type Order, type OrderItem, orderNumber } from "@zakh/orders/contract";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useWeighOrder } from "../resources/orders";
import { useShowRefusal } from "../ui/form-refusal";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";
import { readKilograms } from "./read-kilograms";

/**
 * What was packed of each line of a paid order, in kilograms (ruling 50): Enter leads to the next field, and what goes back is
 * counted while it is typed. An empty field is a line that nobody has weighed.
 */
export function PackedWeights({ order }: { order: Order }) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const weigh = useWeighOrder(order.id);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const textOf = ({ id, packedQuantity }: OrderItem) =>
    typed[id] ?? (packedQuantity === null ? "" : String(packedQuantity));
  const lines = order.items.map((item) => ({ item, text: textOf(item), packed: readKilograms(textOf(item), 2) }));
  const less = lines.reduce((sum, { item, packed }) => sum + (packed === undefined ? 0 : lessFor(item, packed)), 0);
  const isInvalid = lines.some(({ text, packed }) => text !== "" && packed === undefined);
  const isChanged = lines.some(({ item, packed }) => (packed ?? null) !== item.packedQuantity);

  async function save() {
    try {
      await weigh.mutateAsync(lines.map(({ item, packed }) => ({ id: item.id, packedQuantity: packed ?? null })));
      setTyped({});
      toast.success(t("packed.saved"), { description: orderNumber(order.id) });
    } catch (error) {
      show.refused(error, t("packed.failed"));
    }
  }

  /** Enter leads to the next field, and saves in the last one. */
  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.select();
    else if (isChanged && !isInvalid) void save();
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {lines.map(({ item, text, packed }) => (
        <TextField
          key={item.id}
          label={item.product.name}
          hint={hintOf(item, packed)}
          error={text !== "" && packed === undefined ? t("packed.invalid") : undefined}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          placeholder={String(item.quantity)}
          value={text}
          onChange={(event) => setTyped({ ...typed, [item.id]: event.target.value })}
          onKeyDown={onEnter}
          className="tabular-nums"
        />
      ))}
      <p aria-live="polite" className="text-ui-fg-base text-base font-medium tabular-nums">
        {less > 0
          ? t(becomesCredit(order.weightRefund, less) ? "packed.credit" : "packed.transfer", { amount: won(less) })
          : t("packed.nothing")}
      </p>
      <Button
        type="submit"
        className="h-11 text-base md:h-9 md:text-sm"
        disabled={weigh.isPending || isInvalid || !isChanged}
        isLoading={weigh.isPending}
      >
        {t("packed.save")}
      </Button>
    </form>
  );

  function hintOf(item: OrderItem, kilograms: number | undefined) {
    const ordered = t("packed.ordered", { quantity: item.quantity });
    if (kilograms === undefined || kilograms === item.quantity) return ordered;
    const difference = kilograms > item.quantity ? t("packed.gift") : `−${won(lessFor(item, kilograms))}`;
    return `${ordered} · ${difference}`;
  }
}
