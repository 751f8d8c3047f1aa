import { useCallback, useContext, useEffect } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useNavigate } from "react-router";
import { afterFrame } from "../../lib/browser/after-frame";

/** How long after a page has opened the code of the next one is prefetched, in ms. */
const PREFETCH_DELAY_MS = 1000;

/** Between one script and the next, in ms. */
const PREFETCH_STEP_MS = 10;

/**
 * Opens the pages of all `PageLink`s without a reload. Links with `prefetch` all lead to pages of one kind, so one prefetch is enough: after
 * a moment, or earlier if somebody points at such a link.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const prefetchCode = useCodePrefetch();
  useEffect(() => {
    let isPrefetched = false;
    let pressed: HTMLAnchorElement | undefined;
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event);
      // The browser handles new tabs, new windows and downloads.
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || link.target) return;
      event.preventDefault();
      // Offline, the open page cannot be loaded again, and an error would replace it.
      if (link.href === window.location.href && !navigator.onLine) return window.scrollTo(0, 0);
      const waits = pressed !== undefined;
      pressed = link;
      // After the press is painted: rendering the page takes a slow phone longer than people wait for a sign. Of presses in one frame only
      // the last one counts.
      if (!waits) afterFrame(openPressed);
    };
    const openPressed = () => {
      const link = pressed;
      pressed = undefined;
      if (link) navigate(address(link), { replace: link.href === window.location.href });
    };
    const prefetch = (link: HTMLAnchorElement | null) => {
      if (isPrefetched || link?.dataset.page !== "prefetch") return;
      isPrefetched = true;
      prefetchCode(address(link));
    };
    const onHint = (event: Event) => prefetch(pageLink(event));
    const timer = setTimeout(
      () => prefetch(document.querySelector<HTMLAnchorElement>(PREFETCH_LINK)),
      PREFETCH_DELAY_MS,
    );
    // On the window, after React, which listens at the document: a page's own handlers run first.
    window.addEventListener("click", onClick);
    for (const type of HINT_EVENTS) window.addEventListener(type, onHint, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", onClick);
      for (const type of HINT_EVENTS) window.removeEventListener(type, onHint);
    };
  }, [navigate, prefetchCode]);
  return null;
}

/**
 * Prefetches the code of a page. The router's own `PrefetchPageLinks` reloads the open page when one of these scripts does not come, and adds
 * them all in one task, which takes a slow phone a tenth of a second.
 */
function useCodePrefetch() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  return useCallback(
    (page: string) => {
      const modules = matchRoutes(router?.routes ?? [], page)?.map(({ route }) => routes?.[route.id]) ?? [];
      const scripts = modules.flatMap((found) => (found ? [found.module, ...(found.imports ?? [])] : []));
      [...new Set(scripts)].forEach((script, place) => {
        setTimeout(() => document.head.append(modulePreload(script)), place * PREFETCH_STEP_MS);
      });
    },
    [router, routes],
  );
}

function modulePreload(script: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "modulepreload", href: script });
}

const HINT_EVENTS = ["pointerdown", "pointerover", "focusin"];
const PREFETCH_LINK = 'a[data-page="prefetch"]';

function pageLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

function address({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}
