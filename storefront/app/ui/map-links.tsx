import { MAPS, mapSearch } from "@zakh/kit/contract";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";

/** Links that look for an address on the maps that people in Korea have. */
export function MapLinks({ address, className }: { address: string; className?: string }) {
  const { t } = useTexts();
  return (
    <div className={classes("text-small", className)}>
      <p className="text-ink-faint">{t("contact.addressAction")}</p>
      <ul className="-mx-2 flex flex-wrap">
        {(Object.keys(MAPS) as (keyof typeof MAPS)[]).map((map) => (
          <li key={map}>
            <a
              href={mapSearch(address, map)}
              target="_blank"
              rel="noopener"
              aria-label={`${t("contact.addressAction")}: ${map}`}
              className="inline-flex min-h-touch items-center px-2 font-semibold text-ember-deep underline-offset-4 hover:underline"
            >
              {map}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
