import { createInstance } from "i18next";

const i18n = createInstance();
i18n.init({ interpolation: { escapeValue: false }, missingInterpolationHandler: () => "", initAsync: false });

/** A text with its `{{name}}` replaced by values, which are taken as they are; nothing stands for a missing one. */
export function fillText(text: string, values: Record<string, string | number> = {}): string {
  return i18n.services.interpolator.interpolate(text, values, "", {});
}
