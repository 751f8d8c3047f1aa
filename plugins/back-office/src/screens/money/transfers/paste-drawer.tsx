import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { TextArea } from "../../ui/forms/text-field";

interface PasteDrawerProps {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}

/** A form for the bank's alert messages, or for rows copied from its page. */
export function PasteDrawer({ open, onClose, onText }: PasteDrawerProps) {
  const { t, errorText } = useTexts();
  const [text, setText] = useState("");
  const [empty, setEmpty] = useState(false);

  function close() {
    setText("");
    setEmpty(false);
    onClose();
  }

  return (
    <FormDrawer
      open={open}
      title={t("transfers.paste")}
      dirty={text.trim() !== ""}
      busy={false}
      submitLabel={t("transfers.read")}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = text.trim();
        if (pasted === "") return setEmpty(true);
        setText("");
        setEmpty(false);
        onText(pasted);
      }}
    >
      <TextArea
        label={t("transfers.paste.label")}
        hint={t("transfers.paste.hint")}
        error={empty ? errorText("statement_missing") : undefined}
        rows={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDrawer>
  );
}
