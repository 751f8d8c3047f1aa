import { Button, Text } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useProductChanges } from "../../resources/product-prices";
import { DRAWER_BUTTON, SideDrawer } from "../../ui/drawers/side-drawer";
import { Pager } from "../../ui/lists/pager";
import { LoadError, LoadingScreen } from "../../ui/screen-state";
import { HistorySet } from "./history-set";

const PAGE_SIZE = 20;

interface HistoryDrawerProps {
  /** Whose changes are shown; undefined for those of all products. */
  product?: Pick<Product, "id" | "name">;
  onClose: () => void;
}

/** Who changed what of products, newest first; a change of prices can be undone from here, too. */
export function HistoryDrawer({ product, onClose }: HistoryDrawerProps) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useProductChanges(product?.id, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <SideDrawer
      open
      title={t("history.title")}
      subtitle={product?.name}
      onClose={onClose}
      footer={
        <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      {isError && !data ? (
        <LoadError title={t("history.failed")} error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingScreen label={t("loading")} />
      ) : data.total === 0 ? (
        <Text className="text-ui-fg-subtle text-base">{t("history.empty")}</Text>
      ) : (
        <div className="flex flex-col gap-y-4">
          <ol aria-label={t("history.title")} className="divide-ui-border-base divide-y">
            {data.rows.map((set) => (
              <HistorySet key={set.id} set={set} namesProducts={product === undefined} />
            ))}
          </ol>
          <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </div>
      )}
    </SideDrawer>
  );
}
