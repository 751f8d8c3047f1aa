import { StatusBadge } from "@medusajs/ui";
import { dayText, localized } from "@zakh/kit/contract";
import {
  type AdminStorePart,
  type StoreOrderNote,
  type StoreOrderState,
  storeNoteInput,
} from "@zakh/marketplace/contract";
import type { Order } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useNoteToStore, useStoreParts } from "../resources/store-parts";
import { DetailSection } from "../ui/drawers/detail-drawer";
import { NoteForm } from "../ui/forms/note-form";
import { LoadError } from "../ui/screen-state";

const STATE_COLOR: Record<StoreOrderState, "orange" | "blue" | "green" | "red"> = {
  new: "orange",
  accepted: "blue",
  prepared: "blue",
  handed_over: "green",
  picked_up: "green",
  undeliverable: "red",
};

/** What each store in an order has done with its part, and what it and the shop say to each other; nothing for the shop's own goods. */
export function StoreParts({ order }: { order: Order }) {
  const isOfStores = order.items.some(({ seller }) => seller);
  return isOfStores ? <Parts order={order} /> : null;
}

function Parts({ order }: { order: Order }) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useStoreParts(order.id);
  return (
    <DetailSection title={t("storeParts.title")}>
      {isError && !data && <LoadError title={t("storeParts.failed")} error={error} onRetry={() => refetch()} />}
      <ul className="divide-ui-border-base flex flex-col divide-y">
        {data?.map((part) => (
          <li key={part.storeId} className="flex flex-col gap-y-3 py-3 first:pt-0 last:pb-0">
            <Part part={part} order={order} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Part({ part, order }: { part: AdminStorePart; order: Order }) {
  const { t, language } = useTexts();
  const write = useNoteToStore(order.id, part.storeId);
  const { name, state, leavesOn, courierName, trackingNumber, trackingLink, steps, notes } = part;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-ui-fg-base break-words text-base font-semibold">{name}</p>
        <StatusBadge color={STATE_COLOR[state]}>{t(`storeParts.state.${state}`)}</StatusBadge>
      </div>
      {leavesOn && (
        <p className="text-ui-fg-subtle text-sm">{`${t("deliveryDays.leaves")}: ${dayText(leavesOn, language)}`}</p>
      )}
      {trackingNumber && (
        <p className="break-words text-sm">
          <span>{`${courierName} `}</span>
          {trackingLink ? (
            <a
              href={trackingLink}
              target="_blank"
              rel="noopener noreferrer"
              className="text-ui-fg-interactive -my-2.5 inline-flex py-2.5 tabular-nums"
            >
              {trackingNumber}
            </a>
          ) : (
            <span className="tabular-nums">{trackingNumber}</span>
          )}
        </p>
      )}
      {steps.length > 0 && (
        <ul className="text-ui-fg-subtle text-sm tabular-nums">
          {steps.map((step) => (
            <li key={step.id}>
              {[
                dateTime(step.at),
                step.isUndo
                  ? t("storeParts.undone", { state: t(`storeParts.state.${step.state}`) })
                  : t(`storeParts.state.${step.state}`),
                step.by,
              ].join(" · ")}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label={t("storeParts.notes", { name })} className="flex flex-col gap-y-2">
          {notes.map((note) => (
            <Note key={note.id} note={note} name={name} order={order} />
          ))}
        </ul>
      )}
      <NoteForm
        label={t("storeParts.note", { name })}
        hint={t("storeParts.note.hint")}
        send={t("storeParts.send")}
        maySend={(text) => storeNoteInput.safeParse({ text }).success}
        write={write}
      />
    </>
  );
}

function Note({ note, name, order }: { note: StoreOrderNote; name: string; order: Order }) {
  const { t, language } = useTexts();
  const product = order.items.find(({ id }) => id === note.itemId)?.product;
  const values = { name: product ? localized(product, "name", language) : "" };
  return (
    <li className="text-base md:text-sm">
      <p className="text-ui-fg-base whitespace-pre-line break-words">
        {note.kind === "note" ? note.text : t(`storeParts.${note.kind}`, values)}
      </p>
      <p className="text-ui-fg-subtle text-sm tabular-nums">
        {[dateTime(note.at), note.side === "shop" ? t("storeParts.shop") : name].join(" · ")}
      </p>
    </li>
  );
}
