import { COLORS, imageSources } from "@zakh/kit/contract";
import { type CSSProperties, useState } from "react";
import { useTexts } from "../../i18n/text";

interface HeroPreviewProps {
  title: string;
  text: string;
  /** URL of the picture; "" for the shop's own. */
  picture: string;
}

/** The picture of a hero without one, as in the shop. */
const FALLBACK_PICTURE = "/hero.svg";

/** `px(16, 8)` is `16px 8px` of the previewed page, scaled to the frame. */
function px(...pixels: number[]): string {
  return pixels.map((count) => `calc(${count} * var(--px))`).join(" ");
}

/** The dimensions of the storefront's hero. */
const SCREENS = [
  {
    caption: "heroSettings.onDesk",
    className: "order-2 lg:order-1",
    band: { "--px": "calc(100cqw / 1280)", gridTemplateColumns: "5fr 7fr", minHeight: px(184) } as CSSProperties,
    words: { padding: px(40, 32, 16, 52) },
    title: px(34),
    text: px(18),
  },
  {
    caption: "heroSettings.onPhone",
    className: "order-1 w-full max-w-72 lg:order-2 lg:max-w-60",
    band: { "--px": "calc(100cqw / 360)", gridTemplateColumns: "3fr 2fr" } as CSSProperties,
    words: { padding: px(40, 16, 16) },
    title: px(26),
    text: px(14),
  },
] as const;

const BAND = { backgroundColor: COLORS.oxblood.DEFAULT, color: COLORS.tallow };
const AWNING = {
  height: px(24),
  background: `repeating-linear-gradient(90deg, ${COLORS.ember.DEFAULT} 0 ${px(22)}, ${COLORS.linen} ${px(22)} ${px(44)})`,
};
const DISPLAY = '"Oswald Variable", "Arial Narrow", sans-serif';

/**
 * A preview of the home page's hero on a phone and on a desktop. It copies the storefront's hero, which cannot be imported, because this
 * screen also runs in Medusa's dashboard, and no page of the shop may be framed.
 */
export function HeroPreview({ title, text, picture }: HeroPreviewProps) {
  const { t } = useTexts();
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] lg:grid-cols-1">
      {SCREENS.map((screen) => (
        <figure key={screen.caption} aria-label={t(screen.caption)} className={screen.className}>
          <figcaption className="text-ui-fg-subtle mb-1.5 text-sm">{t(screen.caption)}</figcaption>
          <div className="border-ui-border-base overflow-hidden rounded-lg border [container-type:inline-size]">
            <div className="relative grid" style={{ ...BAND, ...screen.band }}>
              <div aria-hidden className="absolute inset-x-0 top-0 z-[1]" style={AWNING} />
              <div className="flex min-w-0 flex-col justify-center" style={screen.words}>
                <p
                  className="break-words font-bold uppercase leading-[1.16]"
                  style={{ fontFamily: DISPLAY, fontSize: screen.title }}
                >
                  {title}
                </p>
                <p
                  className="whitespace-pre-line break-words leading-[1.45] opacity-90"
                  style={{ marginTop: px(6), fontSize: screen.text }}
                >
                  {text}
                </p>
              </div>
              <div className="relative">
                <HeroPicture url={picture} />
              </div>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}

function HeroPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  const { src, srcSet, color } = imageSources(url === "" || url === broken ? FALLBACK_PICTURE : url);
  if (broken === FALLBACK_PICTURE) return null;
  return (
    <img
      key={src}
      src={src}
      srcSet={srcSet}
      sizes="640px"
      alt=""
      onError={() => setBroken(src)}
      className="absolute inset-0 size-full object-cover object-[78%_50%]"
      style={{ backgroundColor: color }}
    />
  );
}
