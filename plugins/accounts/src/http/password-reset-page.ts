/** The address of the page that a reset's link opens; from the settings, never from a request's `Host`. */
export function passwordResetPage(): string {
  return new URL("/password-reset", process.env.PUBLIC_URL ?? "http://localhost:3000").href;
}
