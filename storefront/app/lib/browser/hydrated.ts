/** Event at the document when the page is hydrated: from then on React answers what is pressed. */
export const HYDRATED = "hydrated";
