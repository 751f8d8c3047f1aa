import { Prompt } from "@medusajs/ui";
import type { MediaUsage } from "@zakh/site-settings/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { useDeleteMedia, useMediaUsage, usersInRefusal } from "../resources/media";
import { useErrorToast } from "../ui/error-toast";
import { Blank } from "../ui/screen-state";
import { toast } from "../ui/toast";
import { MediaUsers } from "./media-users";

interface MediaDeletionProps {
  item: { id: number; name: string };
  onClose: () => void;
}

/** Confirms the deletion of a picture; for one in use it lists the users and asks again (ruling 29). */
export function MediaDeletion({ item, onClose }: MediaDeletionProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const usage = useMediaUsage(item.id);
  const deletion = useDeleteMedia();
  // The picture may have come into use after the question was shown.
  const [refusedFor, setRefusedFor] = useState<MediaUsage>();
  const users = refusedFor ?? usage.data ?? [];
  const inUse = users.length > 0;

  function remove() {
    deletion.mutate(
      { id: item.id, confirmed: inUse },
      {
        onSuccess: () => {
          toast.success(t("deleted"), { description: item.name });
          onClose();
        },
        onError: (error) => {
          const newUsers = usersInRefusal(error);
          if (newUsers) {
            setRefusedFor(newUsers);
            return;
          }
          show.refused(error, t("media.deleteFailed"));
          onClose();
        },
      },
    );
  }

  return (
    <Prompt open onOpenChange={(open) => !open && !deletion.isPending && onClose()}>
      <Prompt.Content className="max-h-[85dvh] max-sm:w-[calc(100%-2rem)]">
        <Prompt.Header>
          <Prompt.Title className="break-words">{t("delete.title", { name: item.name })}</Prompt.Title>
          <Prompt.Description>{t(inUse ? "media.delete.inUse" : "delete.text")}</Prompt.Description>
        </Prompt.Header>
        {usage.isPending ? (
          <Blank className="mx-6 mt-3 h-5 w-2/3" />
        ) : (
          inUse && (
            <div className="flex min-h-0 flex-col gap-y-2 overflow-y-auto px-6 pt-2">
              <MediaUsers users={users} />
              <p className="text-ui-fg-subtle text-sm">{t("media.delete.goesOn")}</p>
            </div>
          )
        )}
        <Prompt.Footer className="max-sm:grid max-sm:grid-cols-1">
          <Prompt.Cancel className="h-11 w-full text-base md:h-9 md:w-fit md:text-sm" disabled={deletion.isPending}>
            {t("cancel")}
          </Prompt.Cancel>
          <Prompt.Action
            className="h-11 w-full text-base md:h-9 md:w-fit md:text-sm"
            disabled={usage.isPending || deletion.isPending}
            onClick={(event) => {
              // Stays open until the server has answered.
              event.preventDefault();
              remove();
            }}
          >
            {t(inUse ? "media.delete.anyway" : "delete")}
          </Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}
