import { imageSources } from "@zakh/kit/contract";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useTexts } from "../i18n/text";

interface HeroPreviewProps {
  title: string;
  text: string;
  /** URL of the picture; "" for the shop's own. */
  picture: string;
}

/** The picture of a hero without one, as in the shop. */
const FALLBACK_PICTURE = "/hero.svg";

/**
 * A preview of the home page's hero on a phone and on a desktop. It copies the dimensions of the storefront's hero,
 * which cannot be imported, because this screen also runs in Medusa's dashboard.
 */
export function HeroPreview(props: HeroPreviewProps) {
  const { t } = useTexts();
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] lg:grid-cols-1">
      <Frame caption={t("heroSettings.onDesk")} width={1280} className="order-2 lg:order-1">
        <DeskHero {...props} />
      </Frame>
      <Frame caption={t("heroSettings.onPhone")} width={360} className="order-1 w-full max-w-72 lg:order-2 lg:max-w-60">
        <PhoneHero {...props} />
      </Frame>
    </div>
  );
}

/** `px(16)` is 16 px of the previewed page, scaled to the frame. */
function px(pixels: number): string {
  return `calc(${pixels} * var(--px))`;
}

interface FrameProps {
  caption: string;
  /** Width of the previewed page in px. */
  width: number;
  className: string;
  children: ReactNode;
}

function Frame({ caption, width, className, children }: FrameProps) {
  return (
    <figure aria-label={caption} className={className}>
      <figcaption className="text-ui-fg-subtle mb-1.5 text-sm">{caption}</figcaption>
      <div className="border-ui-border-base overflow-hidden rounded-lg border" style={{ containerType: "inline-size" }}>
        <div style={{ "--px": `calc(100cqw / ${width})` } as CSSProperties}>{children}</div>
      </div>
    </figure>
  );
}

const OXBLOOD = "#7A1420";
const TALLOW = "#FBF6EE";
const DISPLAY = '"Oswald Variable", "Arial Narrow", sans-serif';

function DeskHero({ title, text, picture }: HeroPreviewProps) {
  return (
    <div className="relative grid" style={{ background: OXBLOOD, gridTemplateColumns: "5fr 7fr", minHeight: px(184) }}>
      <Awning />
      <div
        className="flex min-w-0 flex-col justify-center"
        style={{ padding: `${px(40)} ${px(32)} ${px(16)} ${px(52)}` }}
      >
        <Words title={title} text={text} titleSize={34} textSize={18} />
      </div>
      <div className="relative">
        <HeroPicture url={picture} />
      </div>
    </div>
  );
}

function PhoneHero({ title, text, picture }: HeroPreviewProps) {
  return (
    <div className="relative grid" style={{ background: OXBLOOD, gridTemplateColumns: "3fr 2fr" }}>
      <Awning />
      <div className="min-w-0" style={{ padding: `${px(40)} ${px(16)} ${px(16)}` }}>
        <Words title={title} text={text} titleSize={26} textSize={14} />
      </div>
      <div className="relative">
        <HeroPicture url={picture} />
      </div>
    </div>
  );
}

interface WordsProps {
  title: string;
  text: string;
  titleSize: number;
  textSize: number;
}

function Words({ title, text, titleSize, textSize }: WordsProps) {
  return (
    <div style={{ color: TALLOW }}>
      <p
        className="break-words font-bold uppercase"
        style={{ fontFamily: DISPLAY, fontSize: px(titleSize), lineHeight: 1.16 }}
      >
        {title}
      </p>
      <p
        className="whitespace-pre-line break-words"
        style={{ marginTop: px(6), fontSize: px(textSize), lineHeight: 1.45, opacity: 0.9 }}
      >
        {text}
      </p>
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
      className="absolute inset-0 size-full object-cover"
      style={{ objectPosition: "78% 50%", backgroundColor: color }}
    />
  );
}

function Awning() {
  const stripes = `repeating-linear-gradient(90deg, #B3261E 0 ${px(22)}, #FFFDF8 ${px(22)} ${px(44)})`;
  return <div aria-hidden className="absolute inset-x-0 top-0 z-[1]" style={{ height: px(24), background: stripes }} />;
}
