import { SquareTwoStack, Trash } from "@medusajs/icons";
import { Button, Heading, Text } from "@medusajs/ui";
import type { MediaUsage, ShopPicture } from "@zakh/site-settings/contract";
import { dateTime } from "../dates";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { DRAWER_BUTTON, SideDrawer } from "../ui/drawers/side-drawer";
import { Fact, Facts } from "../ui/facts";
import { TextField } from "../ui/forms/text-field";
import { useCopy } from "../ui/use-copy";
import { kilobytes } from "./kilobytes";
import { MediaPicture } from "./media-picture";
import { MediaUsers, useUserNames } from "./media-users";

interface MediaDetailProps {
  item: ShopPicture;
  onClose: () => void;
  /** Without it the picture is not of the library, and goes with what uses it. */
  onDelete?: () => void;
}

/** One picture: large, with its data, its URL, and its uses. */
export function MediaDetail({ item, onClose, onDelete }: MediaDetailProps) {
  const { t } = useTexts();
  const [user] = useUserNames(item.uses);
  return (
    <SideDrawer
      open
      title={(item.id === null ? user : item.name) ?? ""}
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onDelete}>
              <Trash className="text-ui-fg-error" />
              <span>{t("delete")}</span>
            </Button>
          )}
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
          {item.size !== null && (
            <Fact label={t("media.detail.size")}>{t("media.size", { kilobytes: kilobytes(item.size) })}</Fact>
          )}
          {item.metadata && (
            <Fact label={t("media.detail.pixels")}>{`${item.metadata.width} × ${item.metadata.height}`}</Fact>
          )}
          {item.type !== null && <Fact label={t("media.detail.type")}>{item.type}</Fact>}
          {item.id !== null && item.createdAt !== null && (
            <Fact label={t("media.detail.date")}>{dateTime(item.createdAt)}</Fact>
          )}
        </Facts>
        <PictureAddress url={item.url} />
        <Usage users={item.uses} />
        {!onDelete && <Text className="text-ui-fg-subtle text-sm">{t("media.detail.notOfLibrary")}</Text>}
      </div>
    </SideDrawer>
  );
}

function PictureAddress({ url }: { url: string }) {
  const { t } = useTexts();
  const { home } = useHost();
  // An absolute URL, so that it also works outside the shop; Medusa's dashboard runs on another port than the shop.
  const address = new URL(url, new URL(home, window.location.href)).href;
  const copy = useCopy();

  return (
    <div className="flex flex-col gap-y-2">
      <TextField label={t("media.detail.address")} type="text" readOnly value={address} />
      <Button
        type="button"
        variant="secondary"
        className="h-11 self-start px-4 text-base max-sm:w-full md:h-9 md:text-sm"
        onClick={() => void copy(address, { title: t("media.copied") })}
      >
        <SquareTwoStack />
        <span>{t("media.copy")}</span>
      </Button>
    </div>
  );
}

function Usage({ users }: { users: MediaUsage }) {
  const { t } = useTexts();
  return (
    <section>
      <Heading level="h2" className="mb-1 text-base font-semibold">
        {t("media.usage")}
      </Heading>
      {users.length > 0 ? (
        <MediaUsers users={users} />
      ) : (
        <Text className="text-ui-fg-subtle text-sm">{t("media.usage.none")}</Text>
      )}
    </section>
  );
}
