import { XMark } from "@medusajs/icons";
import { clx, Drawer, IconButton, Text } from "@medusajs/ui";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../i18n/text";
import { useBackCloses } from "./back-closes";

interface SideDrawerProps {
  open: boolean;
  title: string;
  subtitle?: string;
  /** For what has a table in it. */
  wide?: boolean;
  onClose: () => void;
  /** Whether Back closes it otherwise: because it stands in the address, or has to ask first. */
  ownBack?: boolean;
  onEscapeKeyDown?: ComponentProps<typeof Drawer.Content>["onEscapeKeyDown"];
  /** Buttons below what scrolls; they share the width of a phone. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Something beside the list at a desk, over it on a phone. It has no z-index, like Medusa's questions: of two, the one that
 * is opened later lies above.
 */
export function SideDrawer(props: SideDrawerProps) {
  const { open, title, subtitle, wide, onClose, ownBack = false, onEscapeKeyDown, footer, children } = props;
  const { t } = useTexts();
  useBackCloses(open && !ownBack, onClose);
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        className={clx(
          "flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none max-sm:border-0",
          wide ? "md:max-w-[720px]" : "md:max-w-xl",
        )}
        onEscapeKeyDown={onEscapeKeyDown}
        onInteractOutside={keepOpenUnderToasts}
      >
        <div className="border-ui-border-base flex items-center gap-x-3 border-b py-2 pl-4 pr-2 md:pl-6">
          <div className="min-w-0 flex-1">
            <Drawer.Title className="text-ui-fg-base break-words text-lg leading-tight font-semibold">
              {title}
            </Drawer.Title>
            {subtitle && <Text className="text-ui-fg-subtle break-words text-sm">{subtitle}</Text>}
          </div>
          <IconButton
            type="button"
            variant="transparent"
            className="size-11 shrink-0"
            aria-label={t("close")}
            onClick={onClose}
          >
            <XMark />
          </IconButton>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">{children}</div>
        {footer && <Foot>{footer}</Foot>}
      </Drawer.Content>
    </Drawer>
  );
}

/** The buttons below what scrolls. Tells the host's stylesheet how high they stand, so that a toast on a phone lies above them. */
function Foot({ children }: { children: ReactNode }) {
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
      className="border-ui-border-base bg-ui-bg-base flex flex-wrap justify-end gap-3 border-t p-4 md:px-6 max-md:[&>button]:min-w-32 max-md:[&>button]:flex-1"
    >
      {children}
    </div>
  );
}

/** A toast that is closed or swiped away leaves the drawer open. */
const keepOpenUnderToasts: ComponentProps<typeof Drawer.Content>["onInteractOutside"] = (event) => {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
};

/** How a button at the foot of a drawer looks. */
export const DRAWER_BUTTON = "h-12 px-4 text-base md:h-9 md:px-6 md:text-sm";
