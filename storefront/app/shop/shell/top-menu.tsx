import { lazy, Suspense, useState } from "react";

const TopMenuSheet = lazy(() => import("./top-menu-sheet"));

/** The overlay menu of small screens; its code is loaded when it is first opened. */
export function TopMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <TopMenuSheet open={open} onClose={onClose} />
    </Suspense>
  ) : null;
}
