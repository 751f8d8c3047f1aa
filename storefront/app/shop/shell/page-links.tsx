import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** How long a page is left to itself before the code of the next one is brought, in ms. */
const UNDISTURBED = 1000;

/** When it has been asked for, in ms: what stayed in the page would be drawn with every step of the router. */
const ASKED = 500;

/**
 * Opens what every `PageLink` leads to without loading the whole page anew. What the pages run on that an `ahead` link leads to,
 * which are all of one kind, is brought while the page is looked at, or when somebody points at one before that.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    let brought: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const link = pageLink(event);
      // A new tab, a new window and a download are the browser's.
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // Without a connection the page that is open cannot be read anew, and the failure would take its place.
      if (link.href === window.location.href && !navigator.onLine) return window.scrollTo(0, 0);
      navigate(address(link), { replace: link.href === window.location.href });
    };
    const bring = (link: HTMLAnchorElement | null) => {
      if (brought || link?.dataset.page !== "ahead") return;
      setWanted(address(link));
      brought = setTimeout(() => setWanted(undefined), ASKED);
    };
    const hint = (event: Event) => bring(pageLink(event));
    const undisturbed = setTimeout(() => bring(document.querySelector<HTMLAnchorElement>(AHEAD)), UNDISTURBED);
    // After React, which listens at the document: whatever a page does with a press comes first.
    window.addEventListener("click", follow);
    for (const type of HINTS) window.addEventListener(type, hint, { passive: true });
    return () => {
      clearTimeout(undisturbed);
      clearTimeout(brought);
      window.removeEventListener("click", follow);
      for (const type of HINTS) window.removeEventListener(type, hint);
    };
  }, [navigate]);
  return wanted ? <PrefetchPageLinks page={wanted} /> : null;
}

const HINTS = ["pointerdown", "pointerover", "focusin"];
const AHEAD = 'a[data-page="ahead"]';

function pageLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

function address({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}
