import { Button } from "./button";
import { Sheet } from "./sheet";

interface QuestionSheetProps {
  open: boolean;
  title: string;
  text: string;
  /** The labels of the two buttons. */
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be undone. */
export function QuestionSheet({ open, title, text, yes, no, busy = false, onYes, onNo }: QuestionSheetProps) {
  return (
    <Sheet open={open} onClose={onNo} title={title} description={text} place="middle">
      <div className="grid gap-5 p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <p aria-hidden="true">{text}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="outline" onClick={onNo}>
            {no}
          </Button>
          <Button busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
