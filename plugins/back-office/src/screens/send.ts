/**
 * Ms without progress after which the server is probed, the timeout of a probe in ms, and the number of successful
 * probes after which the call is given up anyway. The server's own timeout is shorter.
 */
const PROBE = { idleMs: 10_000, timeoutMs: 5000, maxProbes: 6 } as const;

/** Ms without an answer or progress after which the user is told that the network is slow. */
const QUIET_MS = 1700;

/** A small answer that is never cached. */
const PROBE_PATH = "/api/admin/check-auth";

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Gets the sent share of the body, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Nothing has happened for a while. */
  onQuiet?: () => void;
  /** The whole body has been sent. */
  onSent?: () => void;
}

/**
 * Sends a change and returns the server's answer, whatever its status. Rejects when the server is unreachable: at once,
 * or within 15 s when the network drops everything, or a minute when it drops only this call. Uploads may take as long
 * as they make progress; hence XMLHttpRequest instead of `fetch`, which does not report it.
 */
export function send(sent: Sent): Promise<{ status: number; text: string }> {
  const { method, path, headers, body, onProgress, onQuiet, onSent } = sent;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let quiet: ReturnType<typeof setTimeout>;
    let done = false;
    const listen = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => onQuiet?.(), QUIET_MS);
    };
    const watch = (searched = 0) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const reached = searched + 1 < PROBE.maxProbes && (await isReached());
        if (done) return;
        if (reached) watch(searched + 1);
        else call.abort();
      }, PROBE.idleMs);
    };
    call.open(method, path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onload = () => onSent?.();
    call.upload.onprogress = ({ loaded, total }) => {
      watch();
      listen();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onerror = call.onabort = () => reject(new Error(`${method} ${path}: the server was not reached`));
    call.onloadend = () => {
      clearTimeout(timer);
      clearTimeout(quiet);
      done = true;
    };
    watch();
    listen();
    call.send(body);
  });
}

async function isReached(): Promise<boolean> {
  try {
    await fetch(PROBE_PATH, { cache: "no-store", signal: AbortSignal.timeout(PROBE.timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
