/** The colours of the shop (docs/design-language.md). */
export const COLORS = {
  white: "#FFFFFF",
  /** Background of every page. */
  tallow: "#FBF6EE",
  /** Cards and fields on the background. */
  linen: "#FFFDF8",
  /** Butcher paper: tags, receipts, quiet surfaces. */
  paper: { DEFAULT: "#F0E3CE", deep: "#E3D0B2", edge: "#D5BE98" },
  /** Text and the darkest surfaces. */
  ink: { DEFAULT: "#1B1512", soft: "#4A3D35", faint: "#6B5A4E" },
  /** The brand: deep meat red. */
  oxblood: { DEFAULT: "#7A1420", deep: "#570C16", wash: "#F6E4E0" },
  /** What can be pressed. */
  ember: { DEFAULT: "#B3261E", deep: "#8F1B15" },
  steppe: { DEFAULT: "#4B5F3A", deep: "#3B4C2D", wash: "#E7ECDD" },
  sky: { DEFAULT: "#2F5D7C", deep: "#234860", wash: "#DFEAF1" },
  /** Unknown statuses. */
  grey: { deep: "#4B4B4F", wash: "#E8E8EA" },
  mustard: { DEFAULT: "#D9A441", deep: "#7A5510", wash: "#F9ECCB" },
};

/** The widest phone in px (spec §9). */
export const PHONE_MAX_WIDTH = 768;

/** From which width on a screen is a desktop's, and a wide one's. */
export const BREAKPOINTS = { md: `${PHONE_MAX_WIDTH + 1}px`, lg: "1024px" };
