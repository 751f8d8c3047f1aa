import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { TextField } from "../../ui/forms/text-field";
import { ReadButtons } from "./read-buttons";

interface PasswordFormProps {
  /** Name of the file. */
  name: string;
  /** Whether the last one was wrong. */
  wrong: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password of an encrypted workbook. */
export function PasswordForm({ name, wrong, onPassword, onCancel }: PasswordFormProps) {
  const { t, errorText } = useTexts();
  const [password, setPassword] = useState("");
  return (
    <form
      noValidate
      className="flex flex-col gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "") onPassword(password);
      }}
    >
      <Text className="text-ui-fg-base break-words text-base font-medium">{name}</Text>
      <TextField
        type="password"
        autoFocus
        // Not the user's own password: nothing is offered, and nothing is stored.
        autoComplete="off"
        label={t("transfers.password")}
        hint={errorText("statement_password_needed")}
        error={wrong ? errorText("statement_password_wrong") : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ReadButtons onCancel={onCancel} />
    </form>
  );
}
