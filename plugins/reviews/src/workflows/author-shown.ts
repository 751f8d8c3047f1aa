import { trimInvisible } from "@zakh/kit/contract";

/** What others see of the name of somebody who writes a review: its first letter. */
export function authorShown(name: string): string {
  const [first] = new Intl.Segmenter().segment(trimInvisible(name));
  return first ? `${first.segment.toUpperCase()}.` : "";
}
