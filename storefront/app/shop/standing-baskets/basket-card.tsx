import { lineTotal, quantityText } from "@zakh/catalog/contract";
import { comingDays, nextDate, offeredLines, type StandingBasket } from "@zakh/favorites/contract";
import { dayText, fallbackLanguage, localized } from "@zakh/kit/contract";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { everyText } from "../../again/every-text";
import { fillCart } from "../../again/fill-cart";
import { useDeleteStandingBasket, useSaveStandingBasket } from "../../again/standing-baskets";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { QuestionSheet } from "../../ui/question-sheet";
import { toast } from "../../ui/toast-store";

const StandingSheet = lazySheet(() => import("../../again/standing-sheet"));

/** A standing basket at today's prices, with all that can be done with it. */
export function BasketCard({ basket }: { basket: StandingBasket }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const title = useId();
  const save = useSaveStandingBasket();
  const [editing, setEditing] = useState(false);
  const wanted = basket.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const { lines } = offeredLines(
    wanted,
    basket.lines.map(({ product }) => product),
  );
  const sold = lines.filter(({ quantity }) => quantity > 0);
  const sum = sold.reduce(
    (all, { product, quantity }) => all + lineTotal(product.price, quantity, product.priceDivisor),
    0,
  );
  const fill = async () => {
    await fillCart(basket);
    navigate(paths.cart);
  };
  const toggle = () => {
    const changes = basket.isPaused ? { isPaused: false, nextOn: resumedOn(basket) } : { isPaused: true };
    const failed = () => toast({ title: t("standingBasket.saveFailed"), text: t("common.tryAgain"), tone: "wrong" });
    save.mutate({ id: basket.id, ...changes }, { onError: failed });
  };
  return (
    <article aria-labelledby={title} className="receipt p-4 md:p-6">
      <h2 id={title} className="break-words text-title-s">
        {basket.name}
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-2 text-small text-ink-soft">
        <span>{everyText(t, basket.everyWeeks)}</span>
        <span className={basket.isPaused ? "font-semibold text-ember-deep" : undefined}>
          {basket.isPaused
            ? t("standingBasket.paused")
            : t("standingBasket.nextOn", { day: dayText(basket.nextOn, language) })}
        </span>
      </p>
      <ul className="rule mt-3 grid gap-1.5 pt-3 text-small">
        {lines.map(({ product, wanted: wish, quantity }) => {
          const shown = quantityText(quantity, product.unit, language);
          return (
            <li key={product.id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span lang={fallbackLanguage(product, "name", language)} className="font-semibold">
                  {localized(product, "name", language)}
                </span>{" "}
                <span className={quantity < wish ? "text-ember-deep" : "text-ink-soft"}>
                  {quantity === 0
                    ? t("product.soldOut")
                    : quantity < wish
                      ? t("again.less", { quantity: shown, wanted: quantityText(wish, product.unit, language) })
                      : shown}
                </span>
              </span>
              {quantity > 0 ? (
                <span className="figures shrink-0">
                  {formatWon(lineTotal(product.price, quantity, product.priceDivisor))}
                </span>
              ) : null}
            </li>
          );
        })}
        {basket.gone > 0 ? (
          <li className="text-ember-deep">{t("standingBasket.goneCount", { count: basket.gone })}</li>
        ) : null}
      </ul>
      <p className="rule mt-3 flex justify-between gap-4 pt-3">
        <span className="font-semibold">{t("again.sum")}</span>
        <span className="figures text-title-s text-oxblood">{formatWon(sum)}</span>
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Button disabled={sold.length === 0} onClick={fill} className="sm:col-span-2">
          <Icon name="cart" className="size-5" />
          <span>{t("standingBasket.fill")}</span>
        </Button>
        <Button look="outline" busy={save.isPending} onClick={toggle}>
          {t(basket.isPaused ? "standingBasket.resume" : "standingBasket.pause")}
        </Button>
        <Button
          look="outline"
          aria-haspopup="dialog"
          disabled={basket.lines.length === 0}
          onClick={() => setEditing(true)}
        >
          {t("standingBasket.edit")}
        </Button>
        <DeleteBasket basket={basket} />
      </div>
      <StandingSheet open={editing} onClose={() => setEditing(false)} lines={basket.lines} basket={basket} />
    </article>
  );
}

/** The date that stands, or the next one on its day where it is past. */
function resumedOn({ nextOn, everyWeeks }: StandingBasket): string {
  const now = new Date();
  const [tomorrow = ""] = comingDays(1, now);
  return nextOn >= tomorrow ? nextOn : nextDate(nextOn, everyWeeks, now);
}

/** Asks first. */
function DeleteBasket({ basket }: { basket: StandingBasket }) {
  const { t } = useTexts();
  const remove = useDeleteStandingBasket();
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(basket.id, {
      onSuccess: () => toast({ title: t("standingBasket.deleted"), tone: "done" }),
      onError: () => toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)} className="sm:col-span-2">
        <Icon name="bin" className="size-5" />
        <span>{t("standingBasket.delete")}</span>
      </Button>
      <QuestionSheet
        open={asking}
        title={t("standingBasket.deleteTitle")}
        text={t("standingBasket.deleteText", { name: basket.name })}
        yes={t("standingBasket.delete")}
        no={t("standingBasket.keep")}
        busy={remove.isPending}
        onYes={confirm}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
