import { SquareTwoStack, Trash, XMark } from "@medusajs/icons";
import { Button, Drawer, Heading, IconButton, Text, toast } from "@medusajs/ui";
import type { MediaItem } from "@zakh/site-settings/contract";
import { useRef } from "react";
import { dateTime } from "../dates";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useMediaUsage } from "../resources/media";
import { Fact, Facts } from "../ui/facts";
import { Blank } from "../ui/screen-state";
import { TextField } from "../ui/text-field";
import { kilobytes } from "./kilobytes";
import { MediaPicture } from "./media-picture";
import { MediaUsers } from "./media-users";

interface MediaDetailProps {
  item: MediaItem;
  onClose: () => void;
  onDelete: () => void;
}

/** One picture: large, what is known of it, its address, and where it is used. */
export function MediaDetail({ item, onClose, onDelete }: MediaDetailProps) {
  const { t } = useTexts();
  return (
    <Drawer open onOpenChange={(next) => !next && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        overlayProps={{ className: "z-40" }}
        className="z-50 flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none md:max-w-xl"
      >
        <div className="border-ui-border-base flex items-center justify-between gap-x-2 border-b py-2 pl-4 pr-2 md:pl-6">
          <Drawer.Title className="truncate text-lg font-semibold">{item.name}</Drawer.Title>
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
        <div className="flex flex-1 flex-col gap-y-6 overflow-y-auto overscroll-contain p-4 md:p-6">
          <MediaPicture
            url={item.url}
            sizes="(max-width: 640px) 100vw, 528px"
            className="h-64 w-full shrink-0 rounded-lg object-contain"
          />
          <Facts>
            <Fact label={t("media.detail.size")}>{t("media.size", { kilobytes: kilobytes(item.size) })}</Fact>
            {item.metadata && (
              <Fact label={t("media.detail.pixels")}>
                {item.metadata.width} × {item.metadata.height}
              </Fact>
            )}
            <Fact label={t("media.detail.type")}>{item.type}</Fact>
            <Fact label={t("media.detail.date")}>{dateTime(item.createdAt)}</Fact>
          </Facts>
          <PictureAddress url={item.url} />
          <Usage id={item.id} />
        </div>
        <div className="border-ui-border-base grid grid-cols-2 gap-x-3 border-t p-4 md:flex md:justify-end md:px-6">
          <Button
            type="button"
            variant="secondary"
            className="h-12 w-full text-base md:h-9 md:w-fit md:text-sm"
            onClick={onDelete}
          >
            <Trash className="text-ui-fg-error" />
            {t("delete")}
          </Button>
          <Button
            type="button"
            variant="secondary"
            className="h-12 w-full text-base md:h-9 md:w-fit md:text-sm"
            onClick={onClose}
          >
            {t("close")}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer>
  );
}

function PictureAddress({ url }: { url: string }) {
  const { t } = useTexts();
  const { home } = useHost();
  const field = useRef<HTMLInputElement>(null);
  // Whole, so that it also works outside of the shop; the dashboard stands on another port than the pictures' shop.
  const address = new URL(url, new URL(home, window.location.href)).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t("media.copied"));
    } catch {
      // Without https there is no clipboard: the text is left selected, for the person to copy.
      field.current?.select();
      toast.error(t("media.copyFailed"));
    }
  }

  return (
    <div className="flex flex-col gap-y-2">
      <TextField ref={field} label={t("media.detail.address")} type="text" readOnly value={address} />
      <Button
        type="button"
        variant="secondary"
        className="h-11 self-start px-4 text-base max-sm:w-full md:h-9 md:text-sm"
        onClick={copy}
      >
        <SquareTwoStack />
        {t("media.copy")}
      </Button>
    </div>
  );
}

function Usage({ id }: { id: number }) {
  const { t } = useTexts();
  const usage = useMediaUsage(id);
  return (
    <section>
      <Heading level="h2" className="mb-1 text-base font-semibold">
        {t("media.usage")}
      </Heading>
      {usage.data ? (
        usage.data.length > 0 ? (
          <MediaUsers users={usage.data} />
        ) : (
          <Text className="text-ui-fg-subtle text-sm">{t("media.usage.none")}</Text>
        )
      ) : usage.isError ? (
        <div className="flex items-center justify-between gap-x-3">
          <Text className="text-ui-fg-error text-sm">{t("media.usage.failed")}</Text>
          <Button variant="secondary" className="h-11 shrink-0 px-4 text-sm md:h-9" onClick={() => usage.refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : (
        <Blank className="h-6 w-2/3" />
      )}
    </section>
  );
}
