import { useState } from "react";
import { refusedFields } from "../client";
import { useTexts } from "../i18n/text";
import { useSetTraceNumber, useTraceNumbers } from "../resources/trace-numbers";
import { useShowRefusal } from "../ui/form-refusal";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";

/** The trace number of the lot that is packed now; typed anew when another lot is opened, and saved when the field is left. */
export function TraceNumberField({ productId, name }: { productId: number; name: string }) {
  const { t } = useTexts();
  const saved = useTraceNumbers()?.get(productId) ?? "";
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const set = useSetTraceNumber(productId);
  const show = useShowRefusal();

  function save() {
    if (typed === undefined || typed === saved) return setTyped(undefined);
    set.mutate(typed, {
      onSuccess: () => {
        setTyped(undefined);
        setFault(undefined);
        toast.success(t("picking.trace.saved"), { description: name });
      },
      onError: (error) => {
        const { traceNumber } = refusedFields(error);
        setFault(traceNumber);
        if (!traceNumber && show.refused(error, t("picking.trace.failed"))) setTyped(undefined);
      },
    });
  }

  return (
    <form
      className="px-4 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        className="md:w-72"
        label={t("picking.trace")}
        aria-label={t("picking.trace.of", { name })}
        autoComplete="off"
        value={typed ?? saved}
        error={fault}
        disabled={set.isPending}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </form>
  );
}
