import autoprefixer from "autoprefixer";
import tailwindcss from "tailwindcss";

/** Chrome 107 has no `dvh`: a height in `vh` stands before each one. */
const viewportHeights = {
  postcssPlugin: "viewport-heights",
  OnceExit(/** @type {import("postcss").Root} */ root) {
    root.walkDecls((declaration) => {
      if (declaration.value.includes("dvh"))
        declaration.cloneBefore({ value: declaration.value.replaceAll("dvh", "vh") });
    });
  },
};

// Not called here: each style sheet needs a Tailwind of its own, since they have two configurations.
export default { plugins: [tailwindcss, viewportHeights, autoprefixer] };
