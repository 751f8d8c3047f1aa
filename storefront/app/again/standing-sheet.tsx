import { minimumQuantity, stepDown, stepUp } from "@zakh/catalog/contract";
import { comingDays, EVERY_WEEKS_MAX, type StandingBasket } from "@zakh/favorites/contract";
import { dayText, fallbackLanguage, localized } from "@zakh/kit/contract";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../i18n/use-language";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import type { CardProduct } from "../lib/data/products";
import { paths } from "../lib/routing/paths";
import { useSignInAgain } from "../session/sign-in-again";
import { Button } from "../ui/button";
import { InputField } from "../ui/field";
import { Icon } from "../ui/icon";
import { PageSpinner } from "../ui/page-spinner";
import { QuantityStepper } from "../ui/quantity-stepper";
import { SelectField } from "../ui/select-field";
import { Sheet } from "../ui/sheet";
import { toast } from "../ui/toast-store";
import { everyText } from "./every-text";
import { useSaveStandingBasket } from "./standing-baskets";

/** The next mail may be so many days ahead. */
const DAYS_AHEAD = 28;

const WEEKS = Array.from({ length: EVERY_WEEKS_MAX }, (_, place) => place + 1);

/** What of a product a line of the form shows. */
export type StandingProduct = Omit<CardProduct, "category" | "origin" | "imageUrl" | "imageUrls" | "price">;

export interface StandingLine {
  product: StandingProduct;
  quantity: number;
}

interface StandingSheetProps {
  open: boolean;
  onClose: () => void;
  lines: readonly StandingLine[];
  /** The one that is changed; none for a new one. */
  basket?: StandingBasket;
}

/** Makes a standing basket, or changes one. */
export default function StandingSheet({ open, onClose, lines, basket }: StandingSheetProps) {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const title = t(isReady && basket ? "standingBasket.editTitle" : "standing.title");
  return (
    <Sheet open={open} onClose={onClose} title={title} description={title} place="middle">
      {isReady ? <StandingForm lines={lines} basket={basket} onSaved={onClose} /> : <PageSpinner />}
    </Sheet>
  );
}

type StandingFormProps = Pick<StandingSheetProps, "lines" | "basket"> & { onSaved: () => void };

/** A component of its own, so that it begins anew with what is saved. */
function StandingForm({ lines: first, basket, onSaved }: StandingFormProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const again = useSignInAgain();
  const save = useSaveStandingBasket();
  const [days] = useState(() => comingDays(DAYS_AHEAD, new Date()));
  const [name, setName] = useState(() => basket?.name ?? t("standingBasket.nameFirst"));
  const [everyWeeks, setEveryWeeks] = useState(basket?.everyWeeks ?? 2);
  const [nextOn, setNextOn] = useState(() => {
    const [tomorrow = ""] = days;
    return basket && basket.nextOn >= tomorrow ? basket.nextOn : (days[6] ?? tomorrow);
  });
  const [lines, setLines] = useState(first);
  // One that was chosen for a day further ahead keeps it.
  const offeredDays = days.includes(nextOn) ? days : [...days, nextOn];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    try {
      // Left alone they stay as they are, with what is hidden for now.
      const isSame = basket !== undefined && lines === first;
      await save.mutateAsync({ id: basket?.id, name, everyWeeks, nextOn, ...(!isSame && { lines: wanted }) });
      const show = { label: t("standingBasket.show"), onPress: () => navigate(paths.standingBaskets) };
      toast({ title: t("standingBasket.saved"), tone: "done", action: basket ? undefined : show });
      onSaved();
    } catch (error) {
      if (again.needed(error)) return;
      const fields = error instanceof ApiError ? Object.values(error.fields) : [];
      const text = fields[0]?.message || (error instanceof ApiError && error.serverMessage) || t("common.tryAgain");
      toast({ title: t("standingBasket.saveFailed"), text, tone: "wrong" });
    }
  };
  const setQuantity = (id: number, quantity: number) =>
    setLines(lines.map((line) => (line.product.id === id ? { ...line, quantity } : line)));

  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-2 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
      >
        <p className="mb-2 text-small text-ink-soft">{t("standingBasket.how")}</p>
        <InputField
          label={t("standingBasket.name")}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t("standingBasket.every")}
          value={everyWeeks}
          onChange={({ target }) => setEveryWeeks(Number(target.value))}
        >
          {WEEKS.map((count) => (
            <option key={count} value={count}>
              {everyText(t, count)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("standingBasket.next")} value={nextOn} onChange={({ target }) => setNextOn(target.value)}>
          {offeredDays.map((day) => (
            <option key={day} value={day}>
              {dayText(day, language)}
            </option>
          ))}
        </SelectField>
        <h3 className="text-small font-semibold">{t("standingBasket.lines")}</h3>
        <ul className="divide-y divide-dashed divide-paper-edge border-y border-paper-edge">
          {lines.map(({ product, quantity }) => {
            const shown = localized(product, "name", language);
            return (
              <li key={product.id} className="flex flex-wrap items-center justify-end gap-x-2 py-2">
                <span lang={fallbackLanguage(product, "name", language)} className="min-w-0 basis-full font-semibold">
                  {shown}
                </span>
                <QuantityStepper
                  label={`${t("product.quantity")}: ${shown}`}
                  quantity={quantity}
                  unit={product.unit}
                  // Of what is sold out now there may be some by then.
                  onDecrease={() => setQuantity(product.id, stepDown(quantity, product))}
                  onIncrease={() => setQuantity(product.id, stepUp(quantity, { ...product, available: null }))}
                  atMinimum={quantity <= minimumQuantity(product)}
                />
                <button
                  type="button"
                  aria-label={t("standingBasket.remove", { name: shown })}
                  disabled={lines.length === 1}
                  onClick={() => setLines(lines.filter((line) => line.product.id !== product.id))}
                  className="flex size-touch items-center justify-center rounded-control text-ink-soft enabled:hover:bg-oxblood-wash enabled:hover:text-oxblood disabled:opacity-40"
                >
                  <Icon name="bin" className="size-5" />
                </button>
              </li>
            );
          })}
        </ul>
        <Button type="submit" busy={save.isPending} className="mt-3">
          {t("standingBasket.save")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}
