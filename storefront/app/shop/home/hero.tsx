import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { HeroSetting } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { buttonLook } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";

/** Shown if the setting has no picture or cannot be read (spec §2). */
const FALLBACK_PICTURE = "/hero.svg";

/** The hero section: awning, title and text on oxblood, a picture beside them. */
export function Hero({ hero }: { hero: HeroSetting }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const siteName = useShellData()?.siteName ?? "";
  return (
    <section className="relative bg-oxblood">
      <div
        aria-hidden="true"
        className="awning absolute inset-x-0 top-0 z-[1] drop-shadow-[0_3px_4px_rgb(27_21_18/0.4)]"
      />
      <div className="mx-auto grid max-w-[110rem] md:min-h-[30rem] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:min-h-[34rem]">
        <div className="on-dark relative order-2 flex flex-col justify-center px-edge pb-7 pt-5 text-tallow md:order-1 md:px-8 md:py-16 xl:pl-[max(2rem,calc((100vw-77.5rem)/2+2rem))]">
          <div aria-hidden="true" className="alkhan mb-4 w-28 text-mustard" />
          <h1 lang={fallbackLanguage(hero, "title", language)} className="text-poster font-bold uppercase">
            {localized(hero, "title", language)}
          </h1>
          <p
            lang={fallbackLanguage(hero, "text", language)}
            className="mt-4 max-w-form whitespace-pre-line text-lead text-tallow/90"
          >
            {localized(hero, "text", language)}
          </p>
          <div className="mt-6 md:mt-8">
            <a href="#products" className={buttonLook("light", "min-h-12 px-7")}>
              <span>{t("home.heroAction")}</span>
              <Icon name="down" className="size-5" />
            </a>
          </div>
        </div>
        <div className="relative order-1 aspect-[16/9] md:order-2 md:aspect-auto">
          <div className="absolute inset-0">
            <Picture
              url={hero.imageUrl || FALLBACK_PICTURE}
              alt=""
              name={siteName}
              // A little too small on purpose, as on the cards.
              sizes="(min-width: 769px) 54vw, 85vw"
              first
              className="object-[78%_50%]"
            />
          </div>
          <div
            aria-hidden="true"
            className="absolute bottom-3 right-3 flex size-20 rotate-[-9deg] flex-col items-center justify-center rounded-full border-2 border-oxblood bg-tallow/90 text-center font-display font-semibold uppercase leading-none text-oxblood outline outline-1 outline-offset-[-7px] outline-oxblood md:bottom-8 md:right-8 md:size-32"
          >
            <span className="text-base md:text-title">{t("home.stampTop")}</span>
            <span className="my-1 h-px w-3/5 bg-oxblood" />
            <span className="text-[0.5rem] tracking-sign md:text-micro">{t("home.stampBottom")}</span>
          </div>
        </div>
      </div>
    </section>
  );
}
