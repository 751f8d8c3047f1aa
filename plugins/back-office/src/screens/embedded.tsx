import { Heading, Text } from "@medusajs/ui";
import { useTexts } from "./i18n/text";
import { AdminGuard } from "./layout/admin-guard";
import { LowDisk } from "./layout/low-disk";
import { usePageTitle } from "./layout/shop-name";
import { findScreen } from "./screen-list";
import type { Elements } from "./ui/elements";
import { WaitingChanges } from "./waiting/waiting-changes";

/** A screen inside a host with its own menu and header, such as Medusa's dashboard: adds only the title. */
export function EmbeddedScreen({ path, children }: { path: string; children: Elements }) {
  const { t } = useTexts();
  const screen = findScreen(path);
  usePageTitle(screen ? t(screen.title) : "");
  return (
    // Creates a stacking context, so that nothing sticky in a screen is above what the host opens over it.
    <div className="isolate flex flex-col gap-y-4 pb-12">
      {screen && (
        <div className="flex items-start gap-x-3">
          <div className="min-w-0 flex-1">
            <Heading level="h1" className="text-xl font-semibold">
              {t(screen.title)}
            </Heading>
            <Text className="text-ui-fg-subtle mt-1 text-sm">{t(screen.description)}</Text>
          </div>
          <WaitingChanges />
        </div>
      )}
      <AdminGuard>
        <LowDisk />
        {children}
      </AdminGuard>
    </div>
  );
}
