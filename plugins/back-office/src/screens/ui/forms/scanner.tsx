import { Button, Text } from "@medusajs/ui";
import { traceNumberIn } from "@zakh/catalog/contract";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../../host";
import { useTexts } from "../../i18n/text";
import { type CameraState, cameraFault } from "./camera-state";
import { codeReader } from "./code-reader";

/** How often a picture is looked at, in ms: more would heat the phone. */
const LOOK_MS = 250;

interface ScannerProps {
  /** A trace number was read; the camera is off by then. */
  onRead: (number: string) => void;
  onClose: () => void;
}

/** The camera, until it has read the trace number of a label. Loaded when it is opened. */
export default function Scanner({ onRead, onClose }: ScannerProps) {
  const { t } = useTexts();
  const { codeReaderProgram } = useHost();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("starting");
  const [other, setOther] = useState<string>();
  const read = useRef(onRead);
  read.current = onRead;

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const end = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void run().catch((error) => {
      end();
      setState(cameraFault(error));
    });
    return end;

    async function run() {
      // Absent on pages without TLS, too.
      if (!navigator.mediaDevices?.getUserMedia) return setState("absent");
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const [element, reader] = [video.current, await codeReader(codeReaderProgram)];
      if (isOver || !element) return end();
      element.srcObject = stream;
      await element.play();
      setState("reading");
      while (!isOver) {
        const codes = (await reader.detect(element)).map(({ rawValue }) => rawValue);
        const number = codes.map(traceNumberIn).find(Boolean);
        if (isOver) return;
        if (number) {
          end();
          return read.current(number);
        }
        if (codes[0]) setOther(codes[0].slice(0, 60));
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
  }, [codeReaderProgram]);

  const isOn = state === "starting" || state === "reading";
  return (
    <div className="border-ui-border-base flex flex-col gap-y-2 rounded-lg border p-3">
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("lots.scan")}
          className="bg-ui-bg-subtle aspect-[4/3] max-h-[50dvh] w-full rounded-md object-cover"
        />
      )}
      <div role="status">
        <Text className={isOn ? "text-ui-fg-subtle text-sm" : "text-ui-fg-error text-sm"}>{t(STATE_TEXTS[state])}</Text>
        {other !== undefined && isOn && (
          <Text className="text-ui-fg-error break-all text-sm">{t("lots.scan.other", { text: other })}</Text>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="secondary" className="h-11 px-4 text-sm md:h-9" onClick={onClose}>
          {t("close")}
        </Button>
        {state === "failed" && (
          // Only a page that began below /admin may run the program (decision 187).
          <Button
            type="button"
            variant="secondary"
            className="h-11 px-4 text-sm md:h-9"
            onClick={() => window.location.reload()}
          >
            {t("lots.scan.reload")}
          </Button>
        )}
      </div>
    </div>
  );
}

const STATE_TEXTS = {
  starting: "lots.scan.starting",
  reading: "lots.scan.text",
  refused: "lots.scan.refused",
  absent: "lots.scan.absent",
  failed: "lots.scan.failed",
} as const satisfies Record<CameraState, string>;
