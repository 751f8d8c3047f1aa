import { Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import type { TextMessageMonth } from "@zakh/text-messages/contract";
import { read } from "../../client";
import { useTexts } from "../../i18n/text";
import { SettingScreen } from "../../ui/forms/setting-screen";
import { won } from "../../ui/money";

/** Whether and how customers get text messages, with what they cost this month. */
export default function TextMessagesScreen() {
  const { data } = useQuery({
    queryKey: ["text-messages"],
    queryFn: () => read<TextMessageMonth>("/api/admin/text-messages"),
  });
  return <SettingScreen name="text-messages" beside={() => data && <Month {...data} />} />;
}

function Month({ sent, refused, won: cost, lastRefusal }: TextMessageMonth) {
  const { t } = useTexts();
  const lines = [
    [t("textMessages.sent"), sent],
    [t("textMessages.won"), won(String(cost))],
    [t("textMessages.refused"), refused],
  ] as const;
  return (
    <section className="bg-ui-bg-component flex flex-col gap-y-3 self-start rounded-lg p-4">
      <Heading level="h2" className="text-sm font-semibold">
        {t("textMessages.month")}
      </Heading>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base md:text-sm">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ui-fg-subtle">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {lastRefusal !== null && (
        <div role="status">
          <Text className="text-ui-fg-subtle text-sm">{t("textMessages.lastRefusal")}</Text>
          <Text className="break-words text-sm">{lastRefusal}</Text>
        </div>
      )}
    </section>
  );
}
