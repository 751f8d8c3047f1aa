import { ArrowLeft, BarsThree, BellAlert, XMark } from "@medusajs/icons";
import { Badge, clx, Drawer, Heading, IconButton, Text } from "@medusajs/ui";
import type { Language } from "@zakh/kit/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { WaitingChanges } from "../offline-queue/waiting-changes";
import { AWAITING_PAYMENT } from "../resources/orders";
import { usePendingOrders } from "../resources/pending-orders";
import { useStaffRole } from "../resources/session";
import type { Screen } from "../screen-list";
import { useBackCloses } from "../ui/drawers/back-closes";
import { IconAction } from "../ui/icon-action";
import { MenuContent } from "./menu";
import { usePageTitle } from "./shop-name";

interface HeaderProps {
  screen: Screen | undefined;
  /** How many have come since their list was last looked at; in the tab's title. */
  newOrders: number;
  onLanguage: (language: Language) => void;
}

/** Title of the page, back link, notification bell; on phones also the menu button. */
export function Header({ screen, newOrders, onLanguage }: HeaderProps) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const role = useStaffRole();
  const first = screen?.path === "";
  const title = t(screen?.title ?? "missing.title");

  usePageTitle(title, newOrders);

  return (
    <header className="border-ui-border-base bg-ui-bg-base sticky top-0 z-10 border-b">
      <div className="mx-auto flex min-h-14 w-full py-1 max-w-6xl items-center gap-x-1 px-2 md:min-h-20 md:px-8">
        {!first && (
          <IconAction asChild label={t("nav.back")} variant="transparent" className="size-11 shrink-0 md:-ml-3">
            <Link to={screenPath(screen?.parent ?? "")}>
              <ArrowLeft />
            </Link>
          </IconAction>
        )}
        <div className={clx("min-w-0 flex-1", { "pl-2 md:pl-0": first })}>
          <Heading level="h1" className="line-clamp-2 text-lg font-semibold leading-tight md:text-2xl">
            {title}
          </Heading>
          {/* On phones below the title, which needs the width. */}
          <Text className="text-ui-fg-subtle text-xs md:hidden">
            {t(role === "owner" ? "admin" : `staff.role.${role}`)}
          </Text>
          {screen && (
            <Text className="text-ui-fg-subtle mt-1 hidden truncate text-sm md:block">{t(screen.description)}</Text>
          )}
        </div>
        <Badge size="2xsmall" className="mr-1 hidden shrink-0 md:inline-flex">
          {t(role === "owner" ? "admin" : `staff.role.${role}`)}
        </Badge>
        <WaitingChanges />
        {role !== "packer" && <Bell />}
        <MobileMenu onLanguage={onLanguage} />
      </div>
    </header>
  );
}

function Bell() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = usePendingOrders() ?? 0;
  const { status, sort } = AWAITING_PAYMENT;
  return (
    <IconAction
      asChild
      label={t("nav.pending", { count })}
      variant="transparent"
      className="relative size-11 shrink-0 overflow-visible"
    >
      <Link to={screenPath("orders", { status, sort })}>
        <BellAlert className="size-5" />
        {count > 0 && (
          <span className="bg-ui-tag-red-icon text-ui-fg-on-color absolute right-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-xs font-semibold leading-5 tabular-nums">
            {count > 99 ? "99+" : count}
          </span>
        )}
      </Link>
    </IconAction>
  );
}

function MobileMenu({ onLanguage }: Pick<HeaderProps, "onLanguage">) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  useBackCloses(open);
  return (
    <Drawer open={open} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <IconButton variant="transparent" className="size-11 shrink-0 md:hidden" aria-label={t("nav.open")}>
          <BarsThree className="size-5" />
        </IconButton>
      </Drawer.Trigger>
      {/* Slides in from below, within reach of the thumb. It scrolls as a whole; only the button to close stays visible. */}
      <Drawer.Content
        aria-describedby={undefined}
        data-back-closes=""
        overlayProps={{ className: "z-40" }}
        className="bg-ui-contrast-bg-base data-[state=open]:slide-in-from-bottom-1/2 data-[state=closed]:slide-out-to-bottom-1/2 data-[state=open]:slide-in-from-right-0 data-[state=closed]:slide-out-to-right-0 z-50 h-[92dvh] overflow-hidden rounded-b-none rounded-t-2xl border-0 max-sm:inset-x-0 max-sm:inset-y-auto max-sm:bottom-0 max-sm:w-full sm:inset-x-0 sm:inset-y-auto sm:bottom-0 sm:max-w-none md:hidden"
      >
        <Drawer.Title className="sr-only">{t("nav.label")}</Drawer.Title>
        <Drawer.Close asChild>
          <IconButton
            variant="transparent"
            aria-label={t("close")}
            className="text-ui-contrast-fg-primary hover:bg-ui-contrast-bg-base-hover absolute right-3 top-3 size-11"
          >
            <XMark />
          </IconButton>
        </Drawer.Close>
        <MenuContent onLanguage={onLanguage} onStay={() => setOpen(false)} />
      </Drawer.Content>
    </Drawer>
  );
}
