import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import type { Courier, CouriersSetting } from "@zakh/site-settings/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useSaveCouriers, useSetting } from "../../resources/settings";
import { useErrorToast } from "../../ui/error-toast";
import { SelectField } from "../../ui/forms/select-field";
import { SettingLoader } from "../../ui/forms/setting-form";
import { toast } from "../../ui/toast";
import { CourierForm } from "./courier-form";

/** The couriers: which is the usual one, their links, and the columns of their files (ruling 53). */
export default function CouriersScreen() {
  const { t } = useTexts();
  const setting = useSetting("couriers");
  return (
    <SettingLoader query={setting} failed={t("couriers.failed")}>
      {(saved) => <Couriers saved={saved} />}
    </SettingLoader>
  );
}

function Couriers({ saved }: { saved: SinceVersion<CouriersSetting> }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const save = useSaveCouriers();
  const [editing, setEditing] = useState<Courier>();
  const { usual, couriers } = saved;

  async function choose(code: string) {
    try {
      await save.mutateAsync({ ...saved, usual: code });
      toast.success(t("saved"), { description: couriers.find((one) => one.code === code)?.name });
    } catch (error) {
      show.refused(error, t("couriers.saveFailed"));
    }
  }

  return (
    <>
      <Container className="p-4 md:p-6">
        <SelectField
          className="md:max-w-md"
          label={t("couriers.usual")}
          hint={t("couriers.usual.hint")}
          value={usual}
          disabled={save.isPending}
          options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={(code) => void choose(code)}
        />
      </Container>
      <ul aria-label={t("couriers.title")} className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {couriers.map((courier) => (
          <li key={courier.code}>
            <Container className="flex h-full flex-col gap-y-3 p-4">
              <Heading level="h2" className="text-base font-semibold">
                {courier.name}
              </Heading>
              <Text className="text-ui-fg-subtle break-all text-sm">{courier.trackingLink}</Text>
              <Text className="text-ui-fg-subtle break-words text-sm">
                {courier.columns.map(({ header }) => header).join(" · ")}
              </Text>
              <Button
                variant="secondary"
                className="mt-auto h-11 px-4 text-base md:h-9 md:self-start md:text-sm"
                aria-label={t("couriers.edit.of", { name: courier.name })}
                onClick={() => setEditing(courier)}
              >
                {t("couriers.edit")}
              </Button>
            </Container>
          </li>
        ))}
      </ul>
      {editing && <CourierForm courier={editing} saved={saved} onClose={() => setEditing(undefined)} />}
    </>
  );
}
