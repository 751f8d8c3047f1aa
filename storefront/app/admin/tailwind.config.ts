import { createRequire } from "node:module";
import { dirname } from "node:path";
import { BREAKPOINTS, COLORS } from "@zakh/kit/contract";
import type { Config } from "tailwindcss";
import { spacing } from "tailwindcss/defaultTheme";
import plugin from "tailwindcss/plugin";
import { fontFaces } from "../font-faces";

const require = createRequire(import.meta.url);
// It ships an empty type declaration.
const preset: Partial<Config> = require("@medusajs/ui-preset");

/** The folder of a package, in whichever node_modules it is installed. */
function folderOf(module: string): string {
  return dirname(require.resolve(module));
}

/**
 * The back office uses Medusa's design system, because the same screens are in Medusa's dashboard. Only `admin.css` is built with this
 * config, and only /admin pages load it.
 */
export default {
  presets: [preset],
  // By a class that is never set: there is no dark mode.
  darkMode: "class",
  content: {
    relative: true,
    files: [
      "./*.tsx",
      `${folderOf("@zakh/back-office/package.json")}/src/screens/**/*.{ts,tsx}`,
      `${folderOf("@medusajs/ui")}/**/*.js`,
    ],
  },
  theme: {
    // `md` is the shop's breakpoint between phone and desktop (spec §9); the others are Tailwind's.
    screens: { sm: "640px", ...BREAKPOINTS, xl: "1280px" },
    extend: {
      colors: { shop: COLORS },
      // With large letters the letters grow, and what is between them only as far as a phone's screen allows.
      spacing: Object.fromEntries(
        Object.entries(spacing).map(([step, size]) => [
          step,
          size.endsWith("rem") ? `min(${size}, ${Number.parseFloat(size) * 5}vw)` : size,
        ]),
      ),
      fontSize: { lg: ["min(1.125rem, 7vw)", "1.5"], "2xl": ["min(1.5rem, 9vw)", "1.33"] },
    },
  },
  plugins: [
    // Medusa's styles name the font Inter. The shop's font is used under this name, because it has ө and ү.
    plugin(({ addBase }) => addBase(fontFaces("onest", "Inter"))),
  ],
} satisfies Config;
