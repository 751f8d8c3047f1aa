import { useEffect, useState } from "react";
import { lazyComponent } from "../lib/browser/lazy-component";
import type { CardProduct } from "../lib/data/products";

const useRow = lazyComponent(() => import("./recently-seen-row"));

/** What was seen last on this device; its code comes when the page is there. */
export function RecentlySeenSpace({ seen, className }: { seen?: CardProduct; className?: string }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const Row = useRow(mounted);
  return mounted && Row ? <Row seen={seen} className={className} /> : null;
}
