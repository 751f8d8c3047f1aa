/** The messenger of a Facebook page; other pages unchanged. */
export function messengerLink(url: string): string {
  const page = /^https?:\/\/(?:www\.|m\.)?facebook\.com\/([\w.]+)\/?$/.exec(url)?.[1];
  return page && page !== "profile.php" ? `https://m.me/${page}` : url;
}
