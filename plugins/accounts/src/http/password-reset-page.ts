/** The URL of the page for reset links; from the configuration, never from a request's `Host`. */
export function passwordResetPage(): string {
  return new URL("/password-reset", process.env.PUBLIC_URL ?? "http://localhost:3000").href;
}
