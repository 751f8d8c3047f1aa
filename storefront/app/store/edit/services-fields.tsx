import { textsOf } from "@zakh/kit/contract";
import { STORE_SERVICES_MAX } from "@zakh/marketplace/contract";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { SwitchField } from "../../ui/switch-field";
import { type Move, useMoves } from "../../ui/use-moves";
import { LANGUAGE_ENDINGS, LanguageTabs, type TextLanguage } from "../language-tabs";
import type { TypedService } from "../store-form-schema";

const NEW_SERVICE: TypedService = { ...textsOf(["name"]), price: "", isFrom: false };

interface ServicesFieldsProps {
  services: TypedService[];
  errors: FieldErrors<{ services: TypedService[] }>["services"];
  onChange: (services: TypedService[]) => void;
}

/** What the store does for a price, each with its name in the chosen language. */
export function ServicesFields({ services, errors, onChange }: ServicesFieldsProps) {
  const { t } = useTexts();
  const [language, setLanguage] = useState<TextLanguage>("mn");
  const change = (place: number, changes: Partial<TypedService>) =>
    onChange(services.map((service, at) => (at === place ? { ...service, ...changes } : service)));
  const remove = (place: number) => services.filter((_, at) => at !== place);
  const { list, move, movesAt } = useMoves(services, onChange);
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-soft">{t("ownStore.services.text")}</p>
      {services.length > 0 ? (
        <LanguageTabs language={language} onLanguage={setLanguage}>
          <ul ref={list} className="grid gap-4">
            {services.map((service, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: Services have nothing but their place.
                key={place}
              >
                <ServiceFields
                  service={service}
                  number={place + 1}
                  language={language}
                  errors={errors?.[place]}
                  onChange={(changes) => change(place, changes)}
                  moves={movesAt(place)}
                  onMove={(by) => move(place, by)}
                  onRemove={() => onChange(remove(place))}
                />
              </li>
            ))}
          </ul>
        </LanguageTabs>
      ) : null}
      {services.length < STORE_SERVICES_MAX ? (
        <Button
          look="outline"
          className="w-full sm:w-auto sm:justify-self-start"
          onClick={() => {
            setLanguage("mn");
            onChange([...services, { ...NEW_SERVICE }]);
          }}
        >
          <Icon name="plus" className="size-5" />
          <span>{t("ownStore.services.add")}</span>
        </Button>
      ) : null}
    </div>
  );
}

interface ServiceFieldsProps {
  service: TypedService;
  /** From 1. */
  number: number;
  language: TextLanguage;
  errors: FieldErrors<TypedService> | undefined;
  onChange: (changes: Partial<TypedService>) => void;
  moves: readonly Move[];
  onMove: (by: Move) => void;
  onRemove: () => void;
}

function ServiceFields({ service, number, language, errors, onChange, moves, onMove, onRemove }: ServiceFieldsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const name = `name${LANGUAGE_ENDINGS[language]}` as const;
  return (
    <fieldset className="min-w-0 rounded-control border border-paper-edge p-3">
      <legend className="sr-only">{t("ownStore.services.one", { number })}</legend>
      <InputField
        label={t("ownStore.services.name")}
        value={service[name]}
        // What is not translated shows as it is in Mongolian.
        placeholder={language === "mn" ? undefined : service.name}
        maxLength={100}
        error={errorText(errors?.[name]?.message)}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
      <div className="flex flex-wrap items-start gap-x-4">
        <div className="min-w-0 flex-[1_1_9rem]">
          <InputField
            label={t("ownStore.services.price")}
            hint={t("ownStore.services.priceHint")}
            inputMode="numeric"
            value={service.price}
            error={errorText(errors?.price?.message)}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        </div>
        <div className="min-w-0 flex-[1_1_9rem] sm:pt-6">
          <SwitchField
            label={t("ownStore.services.from")}
            checked={service.isFrom}
            onChange={(event) => onChange({ isFrom: event.target.checked })}
          />
        </div>
      </div>
      <div className="-mx-3 flex flex-wrap">
        {moves.map((by) => (
          <Button
            key={by}
            look="quiet"
            data-move={by}
            aria-label={t(by < 0 ? "ownStore.services.upNamed" : "ownStore.services.downNamed", { number })}
            onClick={() => onMove(by)}
          >
            {t(by < 0 ? "ownStore.services.up" : "ownStore.services.down")}
          </Button>
        ))}
        <Button look="quiet" aria-label={t("ownStore.services.removeNamed", { number })} onClick={onRemove}>
          {t("ownStore.services.remove")}
        </Button>
      </div>
    </fieldset>
  );
}
