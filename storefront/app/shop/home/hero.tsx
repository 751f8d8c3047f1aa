import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { HeroSetting } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useShellData } from "../../lib/data/shell-data";
import { Picture } from "../../ui/picture";

/** Shown if the setting has no picture or cannot be read (spec §2). */
const FALLBACK_PICTURE = "/hero.svg";

/** The hero section, a band that leaves room for products on the first screen (decision 167): awning, title and text on oxblood, a picture beside them. */
export function Hero({ hero }: { hero: HeroSetting }) {
  const { language } = useLanguage();
  const siteName = useShellData()?.siteName ?? "";
  return (
    <section className="relative bg-oxblood short:sr-only">
      <div
        aria-hidden="true"
        className="awning absolute inset-x-0 top-0 z-[1] drop-shadow-[0_3px_4px_rgb(27_21_18/0.4)]"
      />
      <div className="mx-auto grid max-w-[110rem] grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:min-h-[11.5rem] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="on-dark flex min-w-0 flex-col justify-center px-edge pb-4 pt-10 text-tallow md:px-8 xl:pl-[max(2rem,calc((100vw-77.5rem)/2+2rem))]">
          <h1
            lang={fallbackLanguage(hero, "title", language)}
            className="text-title font-bold uppercase md:text-title-l"
          >
            {localized(hero, "title", language)}
          </h1>
          <p
            lang={fallbackLanguage(hero, "text", language)}
            className="mt-1.5 max-w-form whitespace-pre-line text-small text-tallow/90 md:text-lead"
          >
            {localized(hero, "text", language)}
          </p>
        </div>
        <div className="relative">
          <div className="absolute inset-0">
            <Picture
              url={hero.imageUrl || FALLBACK_PICTURE}
              alt=""
              name={siteName}
              // A little too small on purpose, as on the cards. On a phone it is cut at its sides.
              sizes="(min-width: 769px) 54vw, 85vw"
              first
              className="object-[78%_50%]"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
