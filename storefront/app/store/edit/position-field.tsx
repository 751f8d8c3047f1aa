import { placeOf } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { presentPlace } from "../../lib/browser/present-place";
import { Button } from "../../ui/button";

interface PositionFieldProps {
  /** As `position` of the contract. */
  value: string;
  onChange: (position: string) => void;
  /** For the map's mark. */
  name: string;
  error: string | undefined;
}

/** Where the store is: set by its owner, who stands in it, because nobody types degrees. */
export function PositionField({ value, onChange, name, error }: PositionFieldProps) {
  const { t } = useTexts();
  const [looking, setLooking] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = placeOf(value);
  const set = async () => {
    setLooking(true);
    setFailed(false);
    try {
      const { latitude, longitude } = await presentPlace();
      onChange(`${latitude.toFixed(5)},${longitude.toFixed(5)}`);
    } catch {
      setFailed(true);
    }
    setLooking(false);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-small font-semibold text-ink">{t("ownStore.form.position")}</legend>
      <p className="text-small text-ink-faint">{t("ownStore.form.positionHint")}</p>
      <p role="status" className="text-small">
        <span>{t(place ? "ownStore.form.positionSet" : "ownStore.form.positionNone")}</span>
      </p>
      {failed || error ? (
        <p role="alert" className="text-small font-semibold text-ember-deep">
          {error ?? t("nearness.denied")}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button look="outline" busy={looking} onClick={set}>
          {t("ownStore.form.positionHere")}
        </Button>
        {place ? (
          <>
            <a
              href={`https://map.kakao.com/link/map/${encodeURIComponent(name)},${place.latitude},${place.longitude}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-touch items-center text-small font-semibold text-ember-deep underline-offset-4 hover:underline"
            >
              {t("ownStore.form.positionShow")}
            </a>
            <Button look="quiet" onClick={() => onChange("")}>
              {t("ownStore.form.positionRemove")}
            </Button>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
