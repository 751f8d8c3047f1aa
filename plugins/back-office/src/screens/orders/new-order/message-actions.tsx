import { ArrowUpRightOnBox, SquareTwoStack } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { useCopy } from "../../ui/use-copy";

export const MESSAGE_BUTTON = "h-12 w-full text-base md:h-9 md:w-auto md:px-5 md:text-sm";

/** Hands the message for a customer to an app of the phone, where there is a sheet for it, or copies it. */
export function MessageActions({ message }: { message: string }) {
  const { t } = useTexts();
  const copy = useCopy();
  const shares = "share" in navigator;

  return (
    <>
      {shares && (
        // Rejects when the person closes the phone's sheet again.
        <Button
          type="button"
          className={MESSAGE_BUTTON}
          onClick={() => void navigator.share({ text: message }).catch(() => {})}
        >
          <ArrowUpRightOnBox />
          <span>{t("newOrder.share")}</span>
        </Button>
      )}
      <Button
        type="button"
        variant={shares ? "secondary" : "primary"}
        className={MESSAGE_BUTTON}
        onClick={() => void copy(message, { title: t("newOrder.copied") })}
      >
        <SquareTwoStack />
        <span>{t("newOrder.copy")}</span>
      </Button>
    </>
  );
}
