import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useHost } from "../host";
import { goToMessage } from "./go-to-message";

/** Goes where a tapped notification leads, by the router: forms then ask before something unsaved is lost. */
export function useGoToMessages(): void {
  const { serviceWorker } = useHost();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  useEffect(() => {
    if (!serviceWorker || !("serviceWorker" in navigator)) return;
    const { serviceWorker: workers } = navigator;
    const go = ({ data, ports }: MessageEvent) => {
      const { success, data: message } = goToMessage.safeParse(data);
      if (!success) return;
      ports[0]?.postMessage("going");
      latest.current(message.goTo);
    };
    workers.addEventListener("message", go);
    return () => workers.removeEventListener("message", go);
  }, [serviceWorker]);
}
