import { zodResolver } from "@hookform/resolvers/zod";
import { Container, clx } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import { type FormSettingName, settingRow } from "@zakh/site-settings/contract";
import type { Resolver } from "react-hook-form";
import type { serverText } from "../../client";
import { useTexts } from "../../i18n/text";
import { useSaveSetting, useSetting } from "../../resources/settings";
import type { Elements } from "../elements";
import { SettingField, type SettingValues } from "./setting-field";
import { SettingForm, SettingLoader } from "./setting-form";
import { settingText, valueText } from "./setting-texts";
import { useSettingForm } from "./use-setting-form";

interface SettingScreenProps {
  name: FormSettingName;
  /** When false, no form is shown while the setting cannot be read, so that nobody overwrites it with the default. */
  withDefault?: boolean;
  /** Selects the server's text for a failure. */
  serverTextOf?: typeof serverText;
  /** Shown beside the fields, based on their current values. */
  beside?: (typed: SettingValues) => Elements;
}

/** The form of a setting, generated from its row in `SETTINGS`. */
export function SettingScreen({ name, withDefault = true, ...look }: SettingScreenProps) {
  const { t } = useTexts();
  const setting = useSetting(name);
  return (
    <SettingLoader<object>
      query={setting}
      failed={t(settingText(name, "failed"))}
      fallback={withDefault ? settingRow(name).default : undefined}
    >
      {(saved) => <RowForm name={name} saved={saved as SinceVersion<SettingValues>} {...look} />}
    </SettingLoader>
  );
}

interface RowFormProps extends Pick<SettingScreenProps, "name" | "serverTextOf" | "beside"> {
  saved: SinceVersion<SettingValues>;
}

function RowForm({ name, saved, serverTextOf, beside }: RowFormProps) {
  const { t } = useTexts();
  const { schema, change = schema, fields = {} } = settingRow(name);
  const entries = Object.entries(fields);
  const textsOf = (values: SettingValues) =>
    Object.fromEntries(entries.map(([key, field]) => [key, valueText(t, name, key, field, values[key])]));
  const { form, bar } = useSettingForm<SettingValues, SettingValues, SettingValues>({
    saved,
    valuesOf: (read) => Object.fromEntries(entries.map(([key]) => [key, read[key] ?? ""])),
    resolver: zodResolver(change) as unknown as Resolver<SettingValues, unknown, SettingValues>,
    names: Object.fromEntries(
      entries.map(([key, field]) => [
        key,
        { label: t(settingText(name, key)), text: (value: unknown) => valueText(t, name, key, field, value) },
      ]),
    ),
    save: useSaveSetting(name) as never,
    done: (next) => t(settingText(name, "saved"), textsOf(next)),
    failed: t(settingText(name, "saveFailed")),
    serverTextOf,
  });

  return (
    <SettingForm {...bar}>
      <Container className={clx("p-4 md:p-6", { "grid gap-6 md:grid-cols-2": beside })}>
        <div className="flex flex-col gap-y-5">
          {entries.map(([key, field]) => (
            <SettingField key={key} setting={name} name={key} field={field} form={form} />
          ))}
        </div>
        {beside?.(form.watch())}
      </Container>
    </SettingForm>
  );
}
