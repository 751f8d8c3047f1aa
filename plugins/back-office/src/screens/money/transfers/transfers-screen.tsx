import { Tabs } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { useListAddress } from "../../ui/lists/use-list-address";
import { readTransfersAddress, TRANSFER_VIEWS, viewAddress } from "../../ui/transfers-address";
import { IgnoredPayers } from "./ignored-payers";
import { ImportPanel } from "./import-panel";
import { LayoutList } from "./layout-list";
import { LineDetail } from "./line-detail";
import { LineList } from "./line-list";
import { Queue } from "./queue";
import { StatementList } from "./statement-list";
import { useImport } from "./use-import";

/** Reads the bank's files and messages, and decides on the transfers that do not settle by themselves (ruling 48); `?id=` opens one. */
export default function TransfersScreen() {
  const { t } = useTexts();
  const { view, open, go, closeRow } = useListAddress(readTransfersAddress);
  // Here, so that an import goes on while another part of the screen is shown.
  const importing = useImport();
  return (
    <div className="flex flex-col gap-y-4">
      <Tabs
        value={view}
        onValueChange={(chosen) => {
          const next = TRANSFER_VIEWS.find((one) => one === chosen);
          if (next) go(() => new URLSearchParams(viewAddress(next)), { preventScrollReset: true });
        }}
      >
        <Tabs.List
          aria-label={t("transfers.views")}
          className="flex flex-wrap md:inline-flex [&>button]:flex-auto max-md:[&>button]:!px-2"
        >
          {TRANSFER_VIEWS.map((one) => (
            <Tabs.Trigger key={one} value={one} className="h-11 justify-center text-base md:h-9 md:px-5 md:text-sm">
              {t(`transfers.view.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content
          value="queue"
          className="mt-4 outline-none data-[state=active]:flex data-[state=active]:flex-col data-[state=active]:gap-y-4"
        >
          <ImportPanel {...importing} />
          <Queue />
        </Tabs.Content>
        <Tabs.Content value="lines" className="mt-4 outline-none">
          <LineList />
        </Tabs.Content>
        <Tabs.Content value="statements" className="mt-4 outline-none">
          <StatementList />
        </Tabs.Content>
        <Tabs.Content value="layouts" className="mt-4 outline-none">
          <LayoutList />
          <IgnoredPayers />
        </Tabs.Content>
      </Tabs>
      <LineDetail id={open} onClose={closeRow} />
    </div>
  );
}
