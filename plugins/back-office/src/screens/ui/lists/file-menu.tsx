import { ArrowDownTray } from "@medusajs/icons";
import { Button, clx, DropdownMenu } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import type { FetchedFile } from "../../resources/fetch-file";
import { useRefusalText } from "../failure-text";
import { saveFile } from "../save-file";
import { toast } from "../toast";

interface FileMenuProps<Kind extends string> {
  label: string;
  kinds: readonly { kind: Kind; label: string }[];
  /** Whether a phone shows its icon alone, because it stands beside others. */
  iconOnPhone?: boolean;
  busy: boolean;
  fetch: (kind: Kind) => Promise<FetchedFile>;
  /** The error text when it could not be fetched. */
  failed: string;
}

/** A button with the kinds of a file; the chosen one is fetched and saved. */
export function FileMenu<Kind extends string>({
  label,
  kinds,
  iconOnPhone = false,
  busy,
  fetch,
  failed,
}: FileMenuProps<Kind>) {
  const { t } = useTexts();
  const refusalText = useRefusalText();

  async function download(kind: Kind) {
    try {
      const { name, content } = await fetch(kind);
      saveFile(name, content);
    } catch (error) {
      toast.error(failed, { description: refusalText(error, t("tryAgain")) });
    }
  }

  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="secondary"
          className={clx("h-11 shrink-0 px-4 text-sm md:h-9 md:px-3", { "max-md:w-11 max-md:px-0": iconOnPhone })}
          disabled={busy}
          isLoading={busy}
        >
          <ArrowDownTray />
          <span className={clx({ "max-md:sr-only": iconOnPhone })}>{label}</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="z-50">
        {kinds.map(({ kind, label: name }) => (
          <DropdownMenu.Item
            key={kind}
            className="min-h-11 !text-base md:min-h-9 md:!text-sm"
            onSelect={() => void download(kind)}
          >
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
