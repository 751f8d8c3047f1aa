import { BarsThree } from "@medusajs/icons";
import { Button, Container, clx, Heading, Text } from "@medusajs/ui";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useHost } from "./host";
import { useTexts } from "./i18n/text";
import { AdminGuard } from "./layout/admin-guard";
import { LowDisk } from "./layout/low-disk";
import { MissingScreen } from "./layout/missing-screen";
import { ScreenBoundary } from "./layout/screen-boundary";
import { ScreenLinks } from "./layout/screen-links";
import { usePageTitle } from "./layout/shop-name";
import { WaitingChanges } from "./offline-queue/waiting-changes";
import { findScreen } from "./screen-list";
import { SideDrawer } from "./ui/drawers/side-drawer";
import { LoadingScreen } from "./ui/screen-state";

/** No row is cut by a column's end. */
const COLUMNS = "gap-x-4 [&>section]:mb-4 [&_li]:break-inside-avoid";

/** The screen of the address inside a host with its own header, such as Medusa's dashboard: adds the title and the shop's menu. */
export function EmbeddedScreen() {
  const { base } = useHost();
  const { pathname } = useLocation();
  const path = pathname.slice(base.length).replace(/^\/+|\/+$/g, "");
  return <EmbeddedAt key={path} path={path} />;
}

function EmbeddedAt({ path }: { path: string }) {
  const { t } = useTexts();
  const screen = findScreen(path);
  const title = t(screen?.title ?? "missing.title");
  const Page = screen?.Page ?? MissingScreen;
  usePageTitle(title);
  return (
    // Creates a stacking context, so that nothing sticky in a screen is above what the host opens over it.
    <div className="isolate flex flex-col gap-y-4 pb-12">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <Heading level="h1" className="text-xl font-semibold">
            {title}
          </Heading>
          {screen && <Text className="text-ui-fg-subtle mt-1 text-sm">{t(screen.description)}</Text>}
        </div>
        <WaitingChanges />
        <ShopMenu isFirst={path === ""} />
      </div>
      <AdminGuard>
        {path === "" && <FirstMenu />}
        <LowDisk />
        <ScreenBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </ScreenBoundary>
      </AdminGuard>
    </div>
  );
}

/** The shop's menu on its first page, which the host's own menu leads to; a phone has it behind the button. */
function FirstMenu() {
  const { t } = useTexts();
  return (
    <Container className="p-3 max-md:hidden">
      <nav aria-label={t("nav.label")} className={clx(COLUMNS, "columns-3 xl:columns-5")}>
        <ScreenLinks tone="light" />
      </nav>
    </Container>
  );
}

/** The shop's menu behind a button. */
function ShopMenu({ isFirst }: { isFirst: boolean }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        className={clx("h-11 px-3 md:h-9", { "md:hidden": isFirst })}
        onClick={() => setOpen(true)}
      >
        <BarsThree />
        <span className="max-md:sr-only">{t("nav.label")}</span>
      </Button>
      <SideDrawer open={open} title={t("nav.label")} onClose={close}>
        <nav aria-label={t("nav.label")} className={clx(COLUMNS, "sm:columns-2")}>
          <ScreenLinks tone="light" onStay={close} />
        </nav>
      </SideDrawer>
    </>
  );
}
