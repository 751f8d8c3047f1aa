import { COLORS } from "@zakh/kit/contract";

/**
 * The shop's logo, 200 x 60 with a transparent background: a market awning over a cut of meat, and the word "Зах" as
 * paths, because an image cannot rely on a font.
 */
export const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60" viewBox="0 0 200 60" role="img" aria-label="Зах">
<rect x="2" y="2" width="56" height="56" rx="14" fill="${COLORS.oxblood.DEFAULT}"/>
<path d="M10 12h8v10a4 4 0 0 1-8 0zM26 12h8v10a4 4 0 0 1-8 0zM42 12h8v10a4 4 0 0 1-8 0z" fill="${COLORS.tallow}"/>
<path d="M18 12h8v10a4 4 0 0 1-8 0zM34 12h8v10a4 4 0 0 1-8 0z" fill="${COLORS.mustard.DEFAULT}"/>
<path d="M15.500 41c0-6.500 6-10.500 13-10.500 8.500 0 16 3.500 16 9.500 0 4-3.500 5-6.500 6.500-3 1.600-5 4.500-10 4.500-7 0-12.500-4-12.500-10z" fill="${COLORS.tallow}"/>
<path d="M18.700 41c0-4.500 4.500-7.500 10-7.500 6.700 0 12.600 2.700 12.600 6.600 0 2.400-2.600 3-5 4.200-2.700 1.400-4.300 3.700-8 3.700-5.600 0-9.600-2.700-9.600-7z" fill="${COLORS.ember.DEFAULT}"/>
<circle cx="26.500" cy="40" r="2.900" fill="${COLORS.tallow}"/>
<g fill="none" stroke="${COLORS.oxblood.DEFAULT}" stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round">
<path d="M77 17.500c2.500-4 6.300-5.800 10.600-5.800 6 0 10 3.300 10 8.100 0 4.900-4 8.100-10 8.100h-2.600M87 27.900c7 0 11.600 3.700 11.600 9.500 0 6-4.900 10.100-11.900 10.100-5 0-8.900-2.200-11.400-6.400"/>
<ellipse cx="123.500" cy="35.500" rx="11" ry="12"/>
<path d="M135.500 23.700v23.600"/>
<path d="M152 23.700l21 23.600M173 23.700l-21 23.600"/>
</g>
<circle cx="188" cy="46.500" r="4.800" fill="${COLORS.mustard.DEFAULT}"/>
</svg>
`;
