import { useState } from "react";
import { refusedFields } from "../client";
import { useTexts } from "../i18n/text";
import { presentTrace, useSetTraceNumber, useTraceNumbers } from "../resources/trace-numbers";
import { useShowRefusal } from "../ui/form-refusal";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";

/** The trace number of the lot that is packed now; typed anew when another lot is opened, and saved when the field is left. */
export function TraceNumberField({ productId, name }: { productId: number; name: string }) {
  const { t } = useTexts();
  const saved = useTraceNumbers()?.get(productId) ?? "";
  // With the number that was shown when typing began: it may be another one by now.
  const [typed, setTyped] = useState<{ text: string; from: string }>();
  const [fault, setFault] = useState<string>();
  const set = useSetTraceNumber(productId);
  const show = useShowRefusal();

  function save() {
    if (typed === undefined) return;
    if (typed.text === saved) {
      setFault(undefined);
      return setTyped(undefined);
    }
    set.mutate(
      { traceNumber: typed.text, from: typed.from },
      {
        onSuccess: () => {
          setTyped(undefined);
          setFault(undefined);
          toast.success(t("picking.trace.saved"), { description: name });
        },
        onError: (error) => {
          if (presentTrace(error)) {
            // The field shows the present number: leaving it must not overwrite that one.
            setTyped(undefined);
            return setFault(t("picking.trace.changed", { number: typed.text || t("meanwhile.empty") }));
          }
          const { traceNumber } = refusedFields(error);
          setFault(traceNumber);
          if (!traceNumber && show.refused(error, t("picking.trace.failed"))) setTyped(undefined);
        },
      },
    );
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
        value={typed?.text ?? saved}
        error={fault}
        disabled={set.isPending}
        onChange={(event) => setTyped({ from: saved, ...typed, text: event.target.value })}
        onBlur={save}
      />
    </form>
  );
}
