import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Config } from "tailwindcss";
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
    screens: { sm: "640px", md: "769px", lg: "1024px", xl: "1280px" },
  },
  plugins: [
    // Medusa's styles name the font Inter. The shop's font is used under this name, because it has ө and ү.
    plugin(({ addBase }) => addBase(fontFaces("onest", "Inter"))),
  ],
} satisfies Config;
