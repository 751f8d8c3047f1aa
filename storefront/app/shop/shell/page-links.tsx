import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** How long somebody has to point at a link before its page is brought, in ms: less is on the way to another. */
const POINTING = 100;

/** Opens what every `PageLink` leads to without loading the whole page anew, and brings it a little earlier where that is wanted. */
export function PageLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLink(event);
      // A new tab, a new window and a download are the browser's.
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(address(link), { replace: link.href === window.location.href });
    };
    let pointing: ReturnType<typeof setTimeout> | undefined;
    const bring = (event: Event) => {
      clearTimeout(pointing);
      const link = pageLink(event);
      if (link?.dataset.page !== "ahead") return;
      // A finger is lifted within a tenth of a second.
      if (event.type === "pointerdown") setWanted(address(link));
      else pointing = setTimeout(() => setWanted(address(link)), POINTING);
    };
    // After React, which listens at the document: whatever a page does with a press comes first.
    window.addEventListener("click", follow);
    for (const type of HINTS) window.addEventListener(type, bring, { passive: true });
    return () => {
      clearTimeout(pointing);
      window.removeEventListener("click", follow);
      for (const type of HINTS) window.removeEventListener(type, bring);
    };
  }, [navigate]);
  return wanted ? <PrefetchPageLinks page={wanted} /> : null;
}

const HINTS = ["pointerdown", "pointerover", "focusin"];

function pageLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

function address({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}
