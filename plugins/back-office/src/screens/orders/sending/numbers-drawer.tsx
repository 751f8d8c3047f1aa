import { ArrowUpTray } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import type { ParcelResult } from "@zakh/fulfilment/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFailureText } from "../../ui/failure-text";
import { TextArea } from "../../ui/forms/text-field";
import { CourierField } from "./courier-field";
import { ParcelResults } from "./parcel-results";
import { useCouriers } from "./use-couriers";
import { useParcels } from "./use-parcels";

/** What a courier's program may give; the server tells a file's kind by its bytes. */
const FILE_TYPES = ".xlsx,.xls,.csv,.txt,.htm,.html";

interface NumbersDrawerProps {
  /** Orders whose lines are begun, so that only the numbers are typed. */
  orders?: readonly Pick<Order, "id">[];
  onClose: () => void;
}

/**
 * Many tracking numbers at once: pasted lines or the courier's file, then what is wrong with which, then the good ones are
 * marked as sent.
 */
export function NumbersDrawer({ orders = [], onClose }: NumbersDrawerProps) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => orders.map(({ id }) => `${orderNumber(id)} `).join("\n"));
  const [text, setText] = useState(begun);
  const [chosen, setChosen] = useState("");
  const [usual] = useCouriers();
  const courier = chosen || usual?.code || "";
  const { now, busy, read, save, again } = useParcels(courier);
  const ready = now.step === "checked" ? now.results.filter(isReady).length : 0;

  return (
    <FormDrawer
      open
      title={t("sending.enter")}
      dirty={now.step === "typing" ? text.trim() !== begun.trim() : now.step === "checked" && ready > 0}
      busy={busy}
      // Without a courier, as long as the settings are not read, the server refuses the numbers.
      empty={courier === ""}
      submitLabel={
        now.step === "typing"
          ? t("sending.check")
          : ready > 0
            ? t("sending.save", { count: ready })
            : t("sending.again")
      }
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (now.step === "typing") return void read(text);
        if (ready > 0) return void save();
        setText("");
        again();
      }}
    >
      {now.step === "typing" ? (
        <>
          <CourierField value={courier} onChoose={setChosen} />
          <TextArea
            label={t("sending.paste")}
            hint={t("sending.paste.hint")}
            error={now.fault === undefined ? undefined : failureText(now.fault)}
            rows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="button"
            variant="secondary"
            className="h-12 w-full text-base md:h-9 md:text-sm"
            disabled={busy || courier === ""}
            onClick={() => input.current?.click()}
          >
            <ArrowUpTray />
            <span>{t("sending.choose")}</span>
          </Button>
          <input
            ref={input}
            type="file"
            accept={FILE_TYPES}
            aria-label={t("sending.choose")}
            className="sr-only"
            tabIndex={-1}
            disabled={courier === ""}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void read(file);
              // Allows the same file to be chosen again.
              event.target.value = "";
            }}
          />
        </>
      ) : (
        <>
          <Text className="text-ui-fg-base text-base font-medium" aria-live="polite">
            {now.step === "saved"
              ? t("sending.done", { count: now.results.filter(({ outcome }) => outcome === "sent").length })
              : t("sending.ready", { count: ready })}
          </Text>
          {now.fault !== undefined && (
            <Text role="alert" className="text-ui-fg-error text-sm">
              {failureText(now.fault)}
            </Text>
          )}
          <ParcelResults results={now.results} unclear={now.unclear} />
        </>
      )}
    </FormDrawer>
  );
}

function isReady({ outcome }: ParcelResult): boolean {
  return outcome === "ready";
}
