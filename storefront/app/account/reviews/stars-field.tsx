import { RATING_MAX } from "@zakh/reviews/contract";
import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";

const CHOICES = Array.from({ length: RATING_MAX }, (_, place) => place + 1);

interface StarsFieldProps {
  /** 0 while none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error: string | undefined;
}

/** One to five stars; with a keyboard the arrows choose. */
export function StarsField({ value, onChange, error }: StarsFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="text-small font-semibold">{t("ownReviews.rating")}</legend>
      <div className="-ml-2 flex">
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className="relative flex size-12 cursor-pointer items-center justify-center rounded-control focus-within:outline focus-within:outline-[3px] focus-within:outline-sky"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              aria-label={t("reviews.stars", { count: stars })}
              onChange={() => onChange(stars)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className={classes("text-title-l leading-none", stars <= value ? "text-ember" : "text-ink-faint")}
            >
              {stars <= value ? "★" : "☆"}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} aria-live="polite" className="min-h-5 text-small font-medium text-ember-deep">
        {error}
      </p>
    </fieldset>
  );
}
