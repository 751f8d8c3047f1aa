import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion } from "@zakh/kit/contract";
import type {
  ClosedDaysSetting,
  CouriersSetting,
  FooterInput,
  FormSettingName,
  HeroInput,
  IslandsSetting,
  SettingName,
  SettingOf,
} from "@zakh/site-settings/contract";
import { read, write } from "../client";
import { presentOf } from "../present";
import type { PictureValue } from "../ui/pictures/picture-field";
import { deliveryKey } from "./delivery";

function keyOf(name: SettingName) {
  return ["settings", name] as const;
}

/** One setting's current value. */
export function useSetting<Name extends SettingName>(name: Name) {
  return useQuery({
    queryKey: keyOf(name),
    queryFn: () => read<SinceVersion<SettingOf<Name>>>(`/api/settings/${name}`),
  });
}

/** Saves a setting whose form is generated from its row. */
export function useSaveSetting(name: FormSettingName) {
  return useSave(name, (input: SinceVersion<Record<string, unknown>>) => input);
}

/**
 * A change of one entry sends the whole list, so it does not wait for the network: the next one would be made of the old list, and
 * replace it.
 */
const WHOLE_LIST = { keeps: "never" } as const;

export function useSaveCouriers() {
  return useSave("couriers", (input: SinceVersion<CouriersSetting>) => input, WHOLE_LIST);
}

export function useSaveClosedDays() {
  return useSave("closed-days", (input: SinceVersion<ClosedDaysSetting>) => input, WHOLE_LIST);
}

export function useSaveIslands() {
  return useSave("islands", (input: SinceVersion<IslandsSetting>) => input, WHOLE_LIST);
}

/** The hero's texts and its picture. */
export type HeroChange = Omit<HeroInput, "imageUrl"> & { picture: PictureValue };

export function useSaveHero() {
  return useSave("hero", ({ picture, version, ...texts }: SinceVersion<HeroChange>) => {
    const form = new FormData();
    appendVersion(form, version);
    appendTexts(form, texts);
    appendPicture(form, picture, "image", "imageUrl");
    return form;
  });
}

export function useSaveLogo() {
  return useSave("logo", ({ picture, version }: SinceVersion<{ picture: PictureValue }>) => {
    const form = new FormData();
    appendVersion(form, version);
    appendPicture(form, picture, "logo", "logoUrl");
    return form;
  });
}

export type FooterChange = Omit<FooterInput, "logoUrl"> & { picture: PictureValue };

export function useSaveFooter() {
  return useSave("footer", ({ picture, socialLinks, quickLinks, version, ...texts }: SinceVersion<FooterChange>) => {
    const form = new FormData();
    appendVersion(form, version);
    appendTexts(form, texts);
    form.append("socialLinks", JSON.stringify(socialLinks));
    form.append("quickLinks", JSON.stringify(quickLinks));
    appendPicture(form, picture, "footerLogo", "logoUrl");
    return form;
  });
}

/** Saves a setting and puts the answer into the cache. Rejects with `Refusal`. */
function useSave<Name extends SettingName, Change>(
  name: Name,
  toBody: (change: Change) => object | FormData,
  options?: typeof WHOLE_LIST,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      write<SinceVersion<SettingOf<Name>>>("PUT", `/api/settings/${name}`, toBody(change), options),
    // The answer of a running read would restore the old value.
    onMutate: () => client.cancelQueries({ queryKey: keyOf(name) }),
    onError: (error) => {
      const present = presentOf<SinceVersion<SettingOf<Name>>>(error);
      if (present) client.setQueryData(keyOf(name), present);
    },
    onSuccess: (saved) => {
      client.setQueryData(keyOf(name), saved);
      // The uses of pictures have changed with it.
      void client.invalidateQueries({ queryKey: ["media"] });
      // What shoppers are told about delivery follows from several settings.
      void client.invalidateQueries({ queryKey: deliveryKey });
    },
  });
}

function appendTexts(form: FormData, texts: Record<string, string | undefined>) {
  for (const [name, text] of Object.entries(texts)) form.append(name, text ?? "");
}

function appendVersion(form: FormData, version: string | undefined) {
  if (version !== undefined) form.append("version", version);
}

/** A chosen file replaces the URL (spec §4); an empty URL removes the picture. */
function appendPicture(form: FormData, { url, file }: PictureValue, filePart: string, urlPart: string) {
  if (file) form.append(filePart, file);
  else form.append(urlPart, url.trim());
}
