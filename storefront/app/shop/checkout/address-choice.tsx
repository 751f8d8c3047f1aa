import type { SavedAddress, User } from "@zakh/accounts/contract";
import type { Elements } from "@zakh/back-office/screens/elements";
import { type AddressParts, addressText, NO_ADDRESS } from "@zakh/kit/contract";
import { useId, useRef } from "react";
import { AddressFields } from "../../address/address-fields";
import { fillFound } from "../../address/fill-found";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { SwitchField } from "../../ui/switch-field";
import type { CheckoutForm, FormOfCheckout } from "./checkout-form";
import { valuesOfSaved } from "./use-checkout-form";

interface AddressChoiceProps {
  form: FormOfCheckout;
  user: User;
  /** The address book; empty where there is none. */
  book: readonly SavedAddress[];
  /** What is wrong with the place, in words: that nothing is delivered there. */
  refusal: string | undefined;
}

/** Where it goes: an address of the address book, or one that is typed. */
export function AddressChoice({ form, user, book, refusal }: AddressChoiceProps) {
  const { t } = useTexts();
  const { register, watch, getValues, setValue, formState } = form;
  const saved = watch("savedAddress");
  const isTyped = !book.some(({ id }) => String(id) === saved);
  /** What was typed of another address before one of the book was chosen. */
  const typed = useRef<AddressParts>(NO_ADDRESS);

  function set(values: Partial<CheckoutForm>) {
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof CheckoutForm, value as never, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
  }

  function choose(address: SavedAddress) {
    if (isTyped) typed.current = getValues("address");
    set(valuesOfSaved(address));
  }

  function type() {
    const { name: customerName, phone: customerPhone } = user;
    set({ customerName, customerPhone, address: typed.current, deliveryNote: "", savedAddress: "" });
  }

  return (
    <>
      {book.length > 0 ? <BookCards book={book} chosen={isTyped ? "" : saved} onChoose={choose} onType={type} /> : null}
      {isTyped ? (
        <>
          <AddressFields
            register={(part) => register(`address.${part}`)}
            errors={formState.errors.address}
            refusal={refusal}
            onFound={(found) =>
              fillFound(
                {
                  getValues: (part) => getValues(`address.${part}`),
                  setValue: (part, value, how) => setValue(`address.${part}`, value, how),
                  setFocus: (part) => form.setFocus(`address.${part}`),
                },
                found,
              )
            }
          />
          <SwitchField label={t("address.remember")} {...register("rememberAddress")} />
        </>
      ) : refusal ? (
        <p role="alert" className="mb-3 text-small font-medium text-ember-deep">
          {refusal}
        </p>
      ) : null}
    </>
  );
}

interface BookCardsProps {
  book: readonly SavedAddress[];
  /** Id of the chosen one, empty for another address. */
  chosen: string;
  onChoose: (address: SavedAddress) => void;
  onType: () => void;
}

function BookCards({ book, chosen, onChoose, onType }: BookCardsProps) {
  const { t } = useTexts();
  const group = useId();
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-small font-semibold">{t("address.title")}</legend>
      <div className="grid gap-2">
        {book.map((address) => (
          <Card
            key={address.id}
            group={group}
            chosen={chosen === String(address.id)}
            onChoose={() => onChoose(address)}
          >
            <span className="font-semibold">{address.label || address.recipientName}</span>
            <span translate="no" className="block break-words text-small text-ink-soft">
              {addressText(address)}
            </span>
          </Card>
        ))}
        <Card group={group} chosen={chosen === ""} onChoose={onType}>
          <span className="font-semibold">{t("address.other")}</span>
        </Card>
      </div>
    </fieldset>
  );
}

interface CardProps {
  /** The name of its radio buttons. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
  children: Elements;
}

function Card({ group, chosen, onChoose, children }: CardProps) {
  return (
    <label
      className={classes(
        "flex min-h-touch cursor-pointer items-start gap-3 rounded-card border-2 bg-linen px-4 py-2.5 transition-colors duration-quick focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-sky",
        chosen ? "border-oxblood shadow-paper" : "border-paper-edge hover:border-ink-faint",
      )}
    >
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-oxblood outline-none focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
