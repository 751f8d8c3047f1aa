import { Button, Container, Text } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useListAddress } from "../../ui/lists/use-list-address";
import { forgetSharedFile, readSharedFile, SHARED_PARAMETER } from "../../ui/shared-file";
import { readTransfersAddress } from "../../ui/transfers-address";

/**
 * Offers to read what another app has shared. It asks, because any website can send a form to the address that files are
 * shared to, and what is read settles orders.
 */
export function SharedFile({ onTake }: { onTake: (file: File) => void }) {
  const { t } = useTexts();
  const { go, isShared } = useListAddress(readTransfersAddress);
  const [shared, setShared] = useState<{ file: File | undefined }>();

  useEffect(() => {
    let wanted = true;
    if (isShared)
      readSharedFile().then(
        (file) => wanted && setShared({ file }),
        () => wanted && setShared({ file: undefined }),
      );
    return () => {
      wanted = false;
    };
  }, [isShared]);

  function leave() {
    setShared(undefined);
    void forgetSharedFile();
    go(
      (from) => {
        const next = new URLSearchParams(from);
        next.delete(SHARED_PARAMETER);
        return next;
      },
      { replace: true },
    );
  }

  if (!isShared || !shared) return null;
  const { file } = shared;
  if (!file) {
    return (
      <Container className="p-4" role="alert">
        <Text className="text-ui-fg-base text-base">{t("transfers.shared.none")}</Text>
      </Container>
    );
  }
  return (
    <Container className="flex flex-col gap-y-3 p-4" role="region" aria-label={t("transfers.shared")}>
      <div>
        <Text className="text-ui-fg-base text-base font-medium">{t("transfers.shared")}</Text>
        <Text className="text-ui-fg-base mt-1 break-words text-sm">{file.name}</Text>
        <Text className="text-ui-fg-subtle mt-1 text-sm">{t("transfers.shared.text")}</Text>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          className="h-12 flex-1 text-base md:h-9 md:flex-none md:px-6 md:text-sm"
          onClick={() => {
            leave();
            onTake(file);
          }}
        >
          {t("transfers.read")}
        </Button>
        <Button variant="secondary" className="h-12 px-4 text-base md:h-9 md:text-sm" onClick={leave}>
          {t("cancel")}
        </Button>
      </div>
    </Container>
  );
}
