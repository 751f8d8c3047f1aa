import { zodResolver } from "@hookform/resolvers/zod";
import { localized } from "@zakh/kit/contract";
import { type StoreNoteInput, type StoreOrderNote, storeNoteInput } from "@zakh/marketplace/contract";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { TextAreaField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { useWriteNote, type WorkedOrder } from "./order-work";

/** What the store and the shop say to each other about an order. */
export function OrderTalk(worked: WorkedOrder) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const writing = useWriteNote(worked);
  const form = useForm<StoreNoteInput>({ resolver: zodResolver(storeNoteInput), defaultValues: { text: "" } });
  const submit = useSubmit({
    form,
    send: async (note) => {
      await writing.mutateAsync(note);
      form.reset();
      toast({ title: t("ownStore.order.noteSent"), tone: "done" });
    },
    isHandled: worked.isHandled,
    failure: { title: t("common.errorTitle"), text: t("common.tryAgain") },
  });
  return (
    <section
      aria-labelledby="order-talk"
      className="mt-6 rounded-card border border-paper-edge bg-linen p-5 print:hidden"
    >
      <h2 id="order-talk" className="text-title-s">
        {t("ownStore.order.talk")}
      </h2>
      {worked.order.notes.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {worked.order.notes.map((note) => (
            <Note key={note.id} note={note} {...worked} />
          ))}
        </ul>
      ) : null}
      <form method="post" onSubmit={submit} noValidate className="mt-3">
        <TextAreaField
          label={t("ownStore.order.note")}
          error={errorText(form.formState.errors.text?.message)}
          {...form.register("text")}
        />
        <Button type="submit" look="outline" busy={writing.isPending} className="max-sm:w-full">
          {t("ownStore.order.sendNote")}
        </Button>
      </form>
    </section>
  );
}

function Note({ note: { kind, side, text, itemId, at }, order }: WorkedOrder & { note: StoreOrderNote }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const product = order.items.find(({ id }) => id === itemId)?.product;
  const name = product ? localized(product, "name", language) : "";
  return (
    <li className={classes("rounded-control p-3", side === "shop" ? "bg-sky-wash" : "bg-paper")}>
      <p className="text-micro text-ink-soft">
        <span className="font-semibold">{t(side === "shop" ? "ownStore.order.theShop" : "ownStore.order.you")}</span>{" "}
        <time dateTime={at}>{formatDate(at)}</time>
      </p>
      <p className="whitespace-pre-line break-words text-small">
        {kind === "note" ? text : t(`ownStore.order.said.${kind}`, { name })}
      </p>
    </li>
  );
}
