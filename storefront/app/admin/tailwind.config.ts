import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { fontFaces } from "../font-faces";

const require = createRequire(import.meta.url);
// It ships an empty type declaration.
const preset: Partial<Config> = require("@medusajs/ui-preset");

/** Where a package's own files lie, whichever node_modules it is installed in. */
function folderOf(module: string): string {
  return dirname(require.resolve(module));
}

/**
 * The back office speaks Medusa's design language, not the shop's: the same screens also stand in Medusa's dashboard.
 * `admin.css` is the only stylesheet made with it, and only /admin pages load that.
 */
export default {
  presets: [preset],
  // By class and never set: the shop has no dark side, whatever the phone prefers.
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
    // The shop's line between phone and desk (spec §9); the rest are Tailwind's own.
    screens: { sm: "640px", md: "769px", lg: "1024px", xl: "1280px" },
  },
  plugins: [
    // Medusa's styles ask for Inter by name. The shop's own face answers to it here, so that ө and ү look at home.
    plugin(({ addBase }) => addBase(fontFaces("onest", "Inter"))),
  ],
} satisfies Config;
