import { useEffect, useState } from "react";

/** Whether something is printed now, and what begins it: it is put on the page, printed, and taken off the page again. */
export function usePrintOnce() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
