import { SquareTwoStack, Trash } from "@medusajs/icons";
import { Button, Heading, Text } from "@medusajs/ui";
import type { MediaItem } from "@zakh/site-settings/contract";
import { useRef } from "react";
import { dateTime } from "../dates";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useMediaUsage } from "../resources/media";
import { Fact, Facts } from "../ui/facts";
import { Blank } from "../ui/screen-state";
import { DRAWER_BUTTON, SideDrawer } from "../ui/side-drawer";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";
import { kilobytes } from "./kilobytes";
import { MediaPicture } from "./media-picture";
import { MediaUsers } from "./media-users";

interface MediaDetailProps {
  item: MediaItem;
  onClose: () => void;
  onDelete: () => void;
}

/** One picture: large, with its data, its URL, and its uses. */
export function MediaDetail({ item, onClose, onDelete }: MediaDetailProps) {
  const { t } = useTexts();
  return (
    <SideDrawer
      open
      title={item.name}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onDelete}>
            <Trash className="text-ui-fg-error" />
            {t("delete")}
          </Button>
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-y-6">
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
    </SideDrawer>
  );
}

function PictureAddress({ url }: { url: string }) {
  const { t } = useTexts();
  const { home } = useHost();
  const field = useRef<HTMLInputElement>(null);
  // An absolute URL, so that it also works outside the shop; Medusa's dashboard runs on another port than the shop.
  const address = new URL(url, new URL(home, window.location.href)).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t("media.copied"));
    } catch {
      // Without https there is no clipboard API: the text is selected for manual copying.
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
