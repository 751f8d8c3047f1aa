import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Heading, Text } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import { type ShippingFeeSetting, shippingFeeInput } from "@zakh/site-settings/contract";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useSaveShippingFee, useSetting } from "../resources/settings";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";

/** Won by which the field's arrows step (spec §9). */
const STEP = 100;

/** Subtotal of the order that is shown as an example, won. */
const EXAMPLE_SUBTOTAL = 50_000;

/** What delivery costs, and what a shopper will see of it (spec §2 Shipping fee). */
export default function ShippingFeeScreen() {
  const { t } = useTexts();
  const setting = useSetting("shipping-fee");
  return (
    <SettingLoader query={setting} failed={t("shippingFee.failed")}>
      {(saved) => <ShippingFeeForm saved={saved} />}
    </SettingLoader>
  );
}

function ShippingFeeForm({ saved }: { saved: SinceVersion<ShippingFeeSetting> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveShippingFee();
  const values = useMemo(() => valuesOf(saved), [saved]);
  const form = useForm({ resolver: zodResolver(shippingFeeInput), defaultValues: values });
  const { errors, isDirty } = form.formState;
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: {
      value: { label: t("shippingFee.fee"), text: (fee) => won(String(fee)) },
    },
  });
  useFollowSaved(form, { saved, values, meanwhile });

  const typed = shippingFeeInput.safeParse({ value: form.watch("value") });
  const submit = form.handleSubmit((input) =>
    save.mutate(
      { ...input, version: meanwhile.version() },
      {
        onSuccess: (next) => {
          form.reset(valuesOf(next));
          meanwhile.began(next);
          toast.success(t("saved"), { description: t("shippingFee.saved", { fee: won(next.value) }) });
        },
        onError: (error) => {
          if (meanwhile.refused(error, () => void submit())) return;
          markRefusedFields(form.setError, error);
          show.refused(error, t("shippingFee.saveFailed"));
        },
      },
    ),
  );

  return (
    <SettingForm
      dirty={isDirty}
      busy={save.isPending}
      changed={meanwhile.question}
      onSubmit={submit}
      onUndo={() => {
        form.reset(values);
        meanwhile.began(saved);
      }}
    >
      <Container className="grid gap-6 p-4 md:grid-cols-2 md:p-6">
        <TextField
          label={t("shippingFee.fee")}
          hint={t("shippingFee.hint")}
          type="number"
          inputMode="numeric"
          step={STEP}
          min={0}
          icon="₩"
          // The wheel is for scrolling: over a focused number field it would change the fee unseen.
          onWheel={(event) => event.currentTarget.blur()}
          error={fieldError(errors.value)}
          {...form.register("value")}
        />
        <Example fee={typed.success ? Number(typed.data.value) : undefined} />
      </Container>
    </SettingForm>
  );
}

/** The sums under an order, with the fee as it is typed. */
function Example({ fee }: { fee: number | undefined }) {
  const { t } = useTexts();
  return (
    <section aria-live="polite" className="bg-ui-bg-component rounded-lg p-4">
      <Heading level="h2" className="text-sm font-semibold">
        {t("shippingFee.example")}
      </Heading>
      <Text className="text-ui-fg-subtle mt-0.5 text-sm">{t("shippingFee.exampleHint")}</Text>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-base md:text-sm">
        <Sum label={t("order.subtotal")} amount={EXAMPLE_SUBTOTAL} />
        <Sum label={t("order.shippingFee")} amount={fee} />
        <div className="border-ui-border-base col-span-2 border-t" />
        <Sum strong label={t("order.total")} amount={fee === undefined ? undefined : EXAMPLE_SUBTOTAL + fee} />
      </dl>
    </section>
  );
}

function Sum({ label, amount, strong }: { label: string; amount: number | undefined; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? "text-ui-fg-base font-semibold" : "text-ui-fg-subtle"}>{label}</dt>
      <dd className={strong ? "text-right text-lg font-semibold tabular-nums" : "text-right tabular-nums"}>
        {amount === undefined ? "—" : won(amount)}
      </dd>
    </>
  );
}

function valuesOf({ value }: ShippingFeeSetting) {
  return { value };
}
