/** Names of the networks, the same in every language. */
export const NETWORK_NAMES = {
  facebook: "Facebook",
  twitter: "X (Twitter)",
  instagram: "Instagram",
  youtube: "YouTube",
} as const;
