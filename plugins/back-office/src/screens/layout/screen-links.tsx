import { clx } from "@medusajs/ui";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import type { Count } from "../resources/count";
import { useStaffRole } from "../resources/session";
import { SCREENS, type Screen } from "../screen-list";
import { isFor, SCREEN_GROUPS } from "../screen-rows.mjs";

const ROW =
  "flex min-h-11 w-full items-center gap-x-3 rounded-md px-3 text-base md:min-h-9 md:text-sm transition-colors focus-visible:shadow-borders-focus outline-none [&_svg]:shrink-0";

/** The shop's own menu is dark, Medusa's dashboard is light. */
const TONES = {
  dark: {
    heading: "text-ui-contrast-fg-secondary",
    row: "text-ui-contrast-fg-secondary hover:bg-ui-contrast-bg-base-hover hover:text-ui-contrast-fg-primary",
    current: "bg-ui-contrast-bg-base-pressed text-ui-contrast-fg-primary font-medium",
  },
  light: {
    heading: "text-ui-fg-muted",
    row: "text-ui-fg-subtle hover:bg-ui-bg-base-hover hover:text-ui-fg-base",
    current: "bg-ui-bg-base-pressed text-ui-fg-base font-medium",
  },
};

type Tone = keyof typeof TONES;

/** The row of a menu, also of what is no page. */
export function menuRow(tone: Tone, isCurrent = false): string {
  const { row, current } = TONES[tone];
  return clx(ROW, row, { [current]: isCurrent });
}

interface ScreenLinksProps {
  tone: Tone;
  /** Called instead of opening the page that is shown. */
  onStay?: () => void;
}

/** Links to all pages that are for the signed-in admin, by group. */
export function ScreenLinks({ tone, onStay }: ScreenLinksProps) {
  const { t } = useTexts();
  const role = useStaffRole();
  const screens = SCREENS.filter((screen) => isFor(screen, role));
  return SCREEN_GROUPS.filter((group) => screens.some((screen) => screen.group === group)).map((group) => (
    <section key={group} aria-label={t(`nav.group.${group}`)}>
      <h2 className={clx("mb-1 px-3 text-xs font-semibold uppercase tracking-wider", TONES[tone].heading)}>
        {t(`nav.group.${group}`)}
      </h2>
      <ul className="flex flex-col gap-y-0.5">
        {screens
          .filter((screen) => screen.group === group)
          .map((screen) => (
            <li key={screen.path}>
              <ScreenLink screen={screen} tone={tone} onStay={onStay} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function ScreenLink({ screen, tone, onStay }: { screen: Screen } & ScreenLinksProps) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { pathname, search } = useLocation();
  const to = screenPath(screen.path);
  const current = pathname === to || pathname === `${to}/`;
  const link = useRef<HTMLAnchorElement>(null);
  // What they count is the office's.
  const counts = useStaffRole() !== "packer";

  // The list is longer than a phone's screen, and than many desktop screens.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <Link
      ref={link}
      to={to}
      aria-current={current ? "page" : undefined}
      onClick={(event) => {
        if (!current || search !== "" || !onStay) return;
        event.preventDefault();
        onStay();
      }}
      className={menuRow(tone, current)}
    >
      <screen.Icon />
      <span className="min-w-0 flex-1 break-words">{t(screen.title)}</span>
      {screen.useBadge && counts && <MenuBadge useBadge={screen.useBadge} />}
    </Link>
  );
}

function MenuBadge({ useBadge }: { useBadge: () => Count }) {
  const count = useBadge();
  if (!count) return null;
  return (
    <span className="bg-ui-tag-red-icon text-ui-fg-on-color min-w-6 rounded-full px-1.5 text-center text-xs font-semibold leading-6 tabular-nums">
      {count}
    </span>
  );
}
