import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface More {
  /** How many rows to show. */
  shown: number;
  /** Shows a further page. */
  more: () => void;
  /** Put on an element below the rows: coming near it shows more. */
  end: RefObject<HTMLDivElement>;
}

/** How far below the screen the end of the list may be when more is shown, so that scrolling does not stop. */
const AHEAD = "600px";

/** Shows a long list a page at a time as it is scrolled; another `of` begins at the top again. */
export function useMore(total: number, pageSize: number, of: string): More {
  const [{ of: counted, shown }, setState] = useState({ of, shown: pageSize });
  const now = counted === of ? shown : pageSize;
  const end = useRef<HTMLDivElement>(null);
  const rest = now < total;

  const more = useCallback(() => setState({ of, shown: now + pageSize }), [of, now, pageSize]);

  useEffect(() => {
    if (!rest || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rest, more]);

  return { shown: now, more, end };
}
