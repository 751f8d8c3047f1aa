/** The server sets it beside the session, which scripts cannot see, and takes it away at signing out. */
const NAME = "zakh.signed-in";

/** Whether somebody is signed in here, as far as is known without asking; also without a connection. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${NAME}=`));
}

/** The session has ended elsewhere. */
export function deleteSignedInCookie(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
}
