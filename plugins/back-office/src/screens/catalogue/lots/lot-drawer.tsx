import { traceLink } from "@zakh/catalog/contract";
import { useState } from "react";
import { refusedFields } from "../../client";
import { useTexts } from "../../i18n/text";
import { presentTrace, useSetTraceNumber, useTraceNumbers } from "../../resources/trace-numbers";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { Fact, Facts } from "../../ui/facts";
import { TextField } from "../../ui/forms/text-field";
import { TraceInput } from "../../ui/forms/trace-input";
import { toast } from "../../ui/toast";
import { LotHistory } from "./lot-history";

interface LotDrawerProps {
  product: { id: number; name: string };
  onClose: () => void;
}

const LINK = "text-ui-fg-interactive inline-flex min-h-11 items-center md:min-h-0";

/** The lots of a product: which is packed now, a new one from now on or from another time, and those before. */
export function LotDrawer({ product: { id, name }, onClose }: LotDrawerProps) {
  const { t } = useTexts();
  const now = useTraceNumbers()?.get(id);
  const open = useSetTraceNumber(id);
  const show = useErrorToast();
  const [typed, setTyped] = useState("");
  const [since, setSince] = useState("");
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});

  function save(traceNumber: string) {
    if (open.isPending) return;
    open.mutate(
      // Without the number that is shown: a new lot is opened whatever was the last one.
      { traceNumber, since: since === "" ? undefined : new Date(`${since}:00+09:00`).toISOString() },
      {
        onSuccess: () => {
          toast.success(t("lots.opened"), { description: name });
          onClose();
        },
        onError: (error) => {
          const refused = refusedFields(error);
          setFaults(refused);
          if (presentTrace(error) || !(refused.traceNumber || refused.since)) {
            if (show.refused(error, t("lots.failed"))) onClose();
          }
        },
      },
    );
  }

  return (
    <FormDrawer
      open
      title={t("lots.of", { name })}
      dirty={typed !== "" || since !== ""}
      busy={open.isPending}
      empty={typed.trim() === ""}
      submitLabel={t("lots.open")}
      onSubmit={(event) => {
        event.preventDefault();
        save(typed);
      }}
      onClose={onClose}
    >
      <Facts>
        <Fact label={t("lots.now")}>
          {now ? (
            <a href={traceLink(now)} target="_blank" rel="noopener noreferrer" className={LINK}>
              <span className="tabular-nums">{now}</span>
            </a>
          ) : (
            <span>{t("lots.none")}</span>
          )}
        </Fact>
      </Facts>
      <TraceInput
        className="w-full"
        label={t("lots.new")}
        hint={t("lots.number.hint")}
        ref={focus}
        value={typed}
        error={faults.traceNumber}
        onChange={setTyped}
        onScanned={setTyped}
      />
      <TextField
        type="datetime-local"
        label={t("lots.since")}
        hint={t("lots.since.hint")}
        error={faults.since}
        value={since}
        onChange={(event) => setSince(event.target.value)}
      />
      <LotHistory productId={id} />
    </FormDrawer>
  );
}

/** A stable function, so that it runs only when the field appears. */
function focus(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
