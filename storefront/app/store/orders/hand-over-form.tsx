import { zodResolver } from "@hookform/resolvers/zod";
import { storeParcelInput } from "@zakh/marketplace/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { SelectField } from "../../ui/select-field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import type { useTakeStep, WorkedOrder } from "./order-work";

/** No courier: the store brings it itself, and there is no number. */
const BY_ITSELF = "";

const broughtByItself = z.object({ courier: z.string(), trackingNumber: z.string() });

interface HandOverFormProps extends WorkedOrder {
  taking: ReturnType<typeof useTakeStep>;
  onPickedUp: () => void;
}

/** By which courier the own part goes, the last one chosen already, and its number; or it is picked up. */
export function HandOverForm({ order, isHandled, taking, onPickedUp }: HandOverFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { couriers, lastCourier, state } = order;
  const form = useForm<z.input<typeof storeParcelInput>>({
    resolver: (values, ...rest) =>
      values.courier === BY_ITSELF
        ? zodResolver(broughtByItself)(values, ...rest)
        : zodResolver(storeParcelInput)(values, ...rest),
    defaultValues: {
      courier:
        [BY_ITSELF, ...couriers.map(({ code }) => code)].find((code) => code === lastCourier) ?? couriers[0]?.code,
      trackingNumber: "",
    },
  });
  const { register, watch } = form;
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async (parcel) => {
      await taking.mutateAsync({
        step: "handed_over",
        parcel: parcel.courier === BY_ITSELF ? null : parcel,
        from: state,
      });
      toast({ title: t("ownStore.order.handedOver"), tone: "done" });
    },
    isHandled,
    fieldOfCode: { courier_unknown: "courier" },
    failure: { title: t("common.errorTitle"), text: t("common.tryAgain") },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-1">
      <SelectField label={t("ownStore.order.by")} error={errorText(errors.courier?.message)} {...register("courier")}>
        {couriers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={BY_ITSELF}>{t("ownStore.order.byItself")}</option>
      </SelectField>
      {watch("courier") === BY_ITSELF ? null : (
        <InputField
          label={t("parcel.number")}
          inputMode="numeric"
          autoComplete="off"
          error={errorText(errors.trackingNumber?.message)}
          {...register("trackingNumber")}
        />
      )}
      <Button type="submit" busy={taking.isPending} className="w-full">
        {t("ownStore.order.take.handed_over")}
      </Button>
      <Button look="outline" disabled={taking.isPending} className="mt-1 w-full" onClick={onPickedUp}>
        {t("ownStore.order.take.picked_up")}
      </Button>
    </form>
  );
}
