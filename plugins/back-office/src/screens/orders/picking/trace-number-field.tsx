import { useRef, useState } from "react";
import { refusedFields } from "../../client";
import { useTexts } from "../../i18n/text";
import { presentTrace, useSetTraceNumber, useTraceNumbers } from "../../resources/trace-numbers";
import { useErrorToast } from "../../ui/error-toast";
import { TraceInput } from "../../ui/forms/trace-input";
import { toast } from "../../ui/toast";

interface TraceNumberFieldProps {
  productId: number;
  name: string;
  /** The number is saved or was not changed; `hadFocus` where the field was not left. */
  onClose: (hadFocus: boolean) => void;
}

/** The trace number of the lot that is packed now; typed anew when another lot is opened, and saved when the field is left. */
export function TraceNumberField({ productId, name, onClose }: TraceNumberFieldProps) {
  const { t } = useTexts();
  const saved = useTraceNumbers()?.get(productId) ?? "";
  // With the number that was shown when typing began: it may be another one by now.
  const [typed, setTyped] = useState<{ text: string; from: string }>();
  // The camera takes the focus, and what was typed is not saved by that.
  const [isScanning, setScanning] = useState(false);
  const [fault, setFault] = useState<string>();
  const set = useSetTraceNumber(productId);
  const show = useErrorToast();
  const form = useRef<HTMLFormElement>(null);

  function close() {
    onClose(form.current?.contains(document.activeElement) ?? false);
  }

  function save(given: typeof typed) {
    // What the field says of a number that somebody else has set stays to be read.
    if (given === undefined) return fault ? undefined : close();
    if (given.text === saved) return close();
    if (set.isPending) return;
    setTyped(given);
    set.mutate(
      { traceNumber: given.text, from: given.from },
      {
        onSuccess: () => {
          close();
          toast.success(t("picking.trace.saved"), { description: name });
        },
        onError: (error) => {
          if (presentTrace(error)) {
            // The field shows the present number: leaving it must not overwrite that one.
            setTyped(undefined);
            return setFault(t("picking.trace.changed", { number: given.text || t("meanwhile.empty") }));
          }
          const { traceNumber } = refusedFields(error);
          setFault(traceNumber);
          if (!traceNumber && show.refused(error, t("picking.trace.failed"))) close();
        },
      },
    );
  }

  return (
    <form
      ref={form}
      className="px-4 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed);
      }}
    >
      <TraceInput
        className="w-full md:w-72"
        label={t("picking.trace")}
        name={t("picking.trace.of", { name })}
        value={typed?.text ?? saved}
        error={fault}
        readOnly={set.isPending}
        // It was opened to be typed into.
        ref={focusAndSelect}
        onChange={(text) => setTyped({ from: saved, ...typed, text })}
        onScanned={(number) => save({ from: saved, ...typed, text: number })}
        onScanning={setScanning}
        onBlur={() => !isScanning && save(typed)}
        onKeyDown={(event) => event.key === "Escape" && close()}
      />
    </form>
  );
}

/** A stable function, so that it runs only when the field appears. */
function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
