import { BREAKPOINTS, COLORS } from "@zakh/kit/contract";
import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { fontFaces } from "./app/font-faces";

/**
 * The design language as tokens (docs/design-language.md). The default palette is replaced, not extended:
 * a colour that is not named here is not part of the shop.
 */
export default {
  // On touch screens hover styles would stay after a press, and their transitions would delay its response.
  future: { hoverOnlyWhenSupported: true },
  content: [
    "./app/root.tsx",
    "./app/{address,shop,account,store,session,cart,again,favorites,ui,i18n,lib,offline}/**/*.{ts,tsx}",
  ],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...COLORS,
    },
    fontFamily: {
      text: ["Onest Variable", "Onest Fallback", "system-ui", "sans-serif"],
      display: ["Oswald Variable", "Oswald Fallback", "Arial Narrow", "sans-serif"],
    },
    fontSize: {
      micro: ["0.75rem", { lineHeight: "1rem" }],
      small: ["0.875rem", { lineHeight: "1.25rem" }],
      base: ["1rem", { lineHeight: "1.5rem" }],
      lead: ["1.125rem", { lineHeight: "1.7rem" }],
      // With a large font size of the phone these grow only as far as a narrow screen allows.
      "title-s": ["min(1.25rem, 9vw)", { lineHeight: "1.2" }],
      /** The price of a card with its unit fits into half a phone's screen. */
      tag: ["min(1.25rem, 6.25vw)", { lineHeight: "1.2" }],
      title: ["min(1.625rem, 10vw)", { lineHeight: "calc(30 / 26)" }],
      "title-l": ["min(2.125rem, 11vw)", { lineHeight: "calc(38 / 34)" }],
      poster: ["min(clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem), 12vw)", { lineHeight: "1.16" }],
      headline: ["min(clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem), 12vw)", { lineHeight: "1.16" }],
    },
    borderRadius: {
      none: "0",
      /** Labels and stamps. */
      label: "2px",
      control: "6px",
      card: "10px",
      sheet: "18px",
      full: "9999px",
    },
    boxShadow: {
      none: "none",
      /** A sheet of paper on a board. */
      paper: "0 1px 0 rgb(27 21 18 / 0.06), 0 6px 16px -10px rgb(87 12 22 / 0.35)",
      lift: "0 2px 0 rgb(27 21 18 / 0.06), 0 18px 32px -18px rgb(87 12 22 / 0.45)",
      drawer: "0 0 48px rgb(27 21 18 / 0.35)",
      bar: "0 -1px 0 rgb(27 21 18 / 0.10), 0 -8px 20px -12px rgb(27 21 18 / 0.25)",
    },
    transitionTimingFunction: {
      cut: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      linear: "linear",
    },
    transitionDuration: { quick: "140ms", calm: "260ms" },
    screens: {
      sm: "480px",
      ...BREAKPOINTS,
      xl: "1240px",
      /** A phone that lies on its side. Not only by its height, which an open keyboard takes from an upright one. */
      short: { raw: "(max-height: 480px) and (min-width: 560px)" },
    },
    extend: {
      /** The smallest size of a touch target. */
      spacing: {
        touch: "max(44px, min(2.75rem, 14vw))",
        /** The margin of a page on phones, smaller with large fonts. */
        edge: "min(1rem, 5vw)",
        bar: "3.75rem",
        header: "4rem",
        "header-l": "5rem",
      },
      gridTemplateColumns: {
        /** Two columns on phones, one if large fonts would not fit into half a screen. */
        pair: "repeat(auto-fill, minmax(min(100%, max(7.25rem, 40%)), 1fr))",
      },
      maxWidth: { page: "77.5rem", read: "42rem", form: "28rem" },
      zIndex: { sticky: "20", header: "30", bar: "35", drawer: "50", toast: "60" },
      letterSpacing: { sign: "0.02em", stamp: "0.08em" },
      keyframes: {
        marquee: { to: { transform: "translateX(-50%)" } },
        /** Does not reach the end, because the remaining time is unknown. */
        progress: {
          from: { transform: "scaleX(0)" },
          "20%": { transform: "scaleX(0.5)" },
          to: { transform: "scaleX(0.95)" },
        },
        "fade-in": { from: { opacity: "0" } },
        "slide-left": { from: { transform: "translateX(100%)" } },
        "slide-down": { from: { transform: "translateY(-100%)" } },
        "slide-up": { from: { transform: "translateY(24px)", opacity: "0" } },
        breathe: { "50%": { opacity: "0.55" } },
        "badge-pop": { "40%": { transform: "scale(1.25)" } },
      },
      animation: {
        /** Two copies of 384 px at 0.3 px every 16 ms (spec §9); on wide screens eight, in four times as long. */
        marquee: "marquee 40.96s linear infinite",
        progress: "progress 8s cubic-bezier(0.2, 0.8, 0.2, 1) both",
        "fade-in": "fade-in 160ms ease-out",
        "slide-left": "slide-left 260ms cubic-bezier(0.2, 0.8, 0.2, 1)",
        "slide-down": "slide-down 260ms cubic-bezier(0.2, 0.8, 0.2, 1)",
        "slide-up": "slide-up 260ms cubic-bezier(0.2, 0.8, 0.2, 1)",
        breathe: "breathe 1.6s ease-in-out infinite",
        "badge-pop": "badge-pop 300ms cubic-bezier(0.2, 0.8, 0.2, 1)",
      },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      /** Where the steps of an order fit beside each other, in a container of that width. */
      addVariant("steps-fit", "@container (min-width: 15.25rem)");
      addBase([...fontFaces("onest", "Onest Variable"), ...fontFaces("oswald", "Oswald Variable")]);
    }),
  ],
} satisfies Config;
