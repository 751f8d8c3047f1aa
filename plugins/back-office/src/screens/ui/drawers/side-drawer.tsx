import { XMark } from "@medusajs/icons";
import { clx, Drawer, IconButton, Text } from "@medusajs/ui";
import { type ComponentProps, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../elements";
import { useBackCloses } from "./back-closes";

interface SideDrawerProps {
  open: boolean;
  title: string;
  subtitle?: string;
  /** For content with a table. */
  wide?: boolean;
  onClose: () => void;
  /** Whether it is part of the URL, so that Back closes it by itself. */
  ownBack?: boolean;
  /** Buttons beside the one that closes it. */
  beside?: Elements;
  /** Whether the shortcuts of the screen go on in it. */
  hasShortcuts?: boolean;
  /** Another one is shown from its top. */
  shown?: string;
  onEscapeKeyDown?: ComponentProps<typeof Drawer.Content>["onEscapeKeyDown"];
  /** Buttons below the scrolling part; on phones they share the width. */
  footer?: Elements;
  children: Elements;
}

/**
 * A drawer beside the list on desktops, over it on phones. It has no z-index, like Medusa's prompts: of two, the one
 * opened later is on top.
 */
export function SideDrawer(props: SideDrawerProps) {
  const {
    open,
    title,
    subtitle,
    wide,
    onClose,
    ownBack = false,
    onEscapeKeyDown,
    beside,
    hasShortcuts,
    shown,
    footer,
    children,
  } = props;
  const { t } = useTexts();
  useBackCloses(open && !ownBack);
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        data-back-closes={ownBack ? undefined : ""}
        data-shortcuts={hasShortcuts ? "" : undefined}
        className={clx(
          "flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none max-sm:border-0",
          wide ? "md:max-w-[720px]" : "md:max-w-xl",
        )}
        onEscapeKeyDown={onEscapeKeyDown}
        onInteractOutside={keepOpenBelow}
      >
        <div className="border-ui-border-base flex flex-wrap items-center gap-x-3 border-b py-2 pl-4 pr-2 md:pl-6">
          <div className="min-w-0 flex-1 basis-[9em]">
            <Drawer.Title className="text-ui-fg-base break-words text-lg leading-tight font-semibold">
              {title}
            </Drawer.Title>
            {subtitle && <Text className="text-ui-fg-subtle break-words text-sm">{subtitle}</Text>}
          </div>
          <span className="ml-auto flex shrink-0 gap-x-3">
            {beside}
            <IconButton
              type="button"
              variant="transparent"
              className="size-11 shrink-0"
              aria-label={t("close")}
              onClick={onClose}
            >
              <XMark />
            </IconButton>
          </span>
        </div>
        <div key={shown} className="flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">
          {children}
        </div>
        {footer && <Foot>{footer}</Foot>}
      </Drawer.Content>
    </Drawer>
  );
}

/**
 * The buttons below the scrolling part. Reports their height to the host's stylesheet, so that a toast on a phone is
 * shown above them.
 */
function Foot({ children }: { children: Elements }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const foot = frame.current;
    if (!foot) return;
    const watch = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--drawer-foot", `${foot.offsetHeight}px`);
    });
    watch.observe(foot);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className="border-ui-border-base bg-ui-bg-base flex flex-wrap justify-end gap-3 border-t p-4 md:px-6 max-md:[&>button]:flex-[1_0_8rem]"
    >
      {children}
    </div>
  );
}

/**
 * Closing or swiping a toast away keeps the drawer open, and so does a press on a dialog that has just come over it: on a slow phone the drawer
 * does not know of it yet.
 */
const keepOpenBelow: ComponentProps<typeof Drawer.Content>["onInteractOutside"] = (event) => {
  const { target } = event;
  if (target instanceof Element && target.closest("[data-sonner-toaster], [role=alertdialog]")) event.preventDefault();
};

/** Classes of the buttons in a drawer's footer. */
export const DRAWER_BUTTON = "h-12 px-4 text-base md:h-9 md:px-6 md:text-sm";
