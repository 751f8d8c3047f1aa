import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { usePush, useTestPush, useTurnPushOff, useTurnPushOn } from "../resources/push";
import { useErrorToast } from "../ui/error-toast";
import { SwitchField } from "../ui/forms/switch-field";
import { Blank } from "../ui/screen-state";
import { toast } from "../ui/toast";
import { tryOrderSound } from "./order-sound";
import { rememberAlerts, rememberedAlerts } from "./remembered-alerts";

/** How this device says that an order has come: by a notification, and by a sound while the back office is open. */
export function DeviceAlerts() {
  const { t } = useTexts();
  const { serviceWorker } = useHost();
  const [sound, setSound] = useState(() => rememberedAlerts().sound);
  if (!serviceWorker) return null;
  return (
    <Container className="flex flex-col gap-y-4 p-4 md:p-6">
      <Heading level="h2" className="text-lg font-semibold">
        {t("alerts.title")}
      </Heading>
      <PushSwitch worker={serviceWorker} />
      <SwitchField
        label={t("alerts.sound")}
        hint={t("alerts.sound.hint")}
        checked={sound}
        onChange={(checked) => {
          setSound(checked);
          rememberAlerts({ sound: checked });
          if (checked) void tryOrderSound();
        }}
      />
    </Container>
  );
}

function PushSwitch({ worker }: { worker: string }) {
  const { t } = useTexts();
  const { publicKey, device, error } = usePush();
  const turnOn = useTurnPushOn();
  const turnOff = useTurnPushOff();
  const test = useTestPush();
  const show = useErrorToast();
  const failed = (why: unknown) => show.refused(why, t("alerts.push.failed"));

  if (error) return <Text className="text-ui-fg-subtle text-sm">{t("alerts.push.unread")}</Text>;
  if (publicKey === null) return <Text className="text-ui-fg-subtle text-sm">{t("alerts.push.unavailable")}</Text>;
  if (device === undefined || publicKey === undefined) return <Blank className="h-11 w-full" />;
  if (device !== "on" && device !== "off") {
    return <Text className="text-ui-fg-subtle text-sm">{t(`alerts.push.${device}`)}</Text>;
  }

  function change(checked: boolean) {
    if (!checked) return turnOff.mutate(undefined, { onError: failed });
    turnOn.mutate(
      { worker, publicKey: publicKey ?? "" },
      {
        onSuccess: (state) => state === "on" && toast.success(t("alerts.push.done")),
        onError: failed,
      },
    );
  }

  return (
    <div className="flex flex-col gap-y-3">
      <SwitchField
        label={t("alerts.push")}
        hint={t("alerts.push.hint")}
        checked={device === "on"}
        disabled={turnOn.isPending || turnOff.isPending}
        onChange={change}
      />
      <Button
        type="button"
        variant="secondary"
        className="h-11 self-start px-4 text-sm md:h-9"
        disabled={device !== "on" || test.isPending}
        onClick={() =>
          test.mutate(undefined, { onSuccess: () => toast.success(t("alerts.push.tested")), onError: failed })
        }
      >
        {t("alerts.push.test")}
      </Button>
    </div>
  );
}
