/**
 * How long nothing of a call may move before the server is looked for, and how long that may take, in ms; and how often it may be found
 * before the call is given up all the same. The server itself gives up earlier.
 */
const STILL = { silence: 10_000, search: 5000, searches: 6 } as const;

/** A small answer that is never kept by anybody. */
const SMALL_READ = "/api/admin/check-auth";

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Hears from 0 to 1 how much of the body has left. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a change and answers whatever the server says to it. Rejects when the server is not reached: at once, or within
 * 15 s where a network swallows everything, a minute where it swallows this call alone. Pictures may take as long as they need while their bytes move; hence not `fetch`,
 * which does not tell.
 */
export function send({ method, path, headers, body, onProgress }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let done = false;
    const watch = (searched = 0) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const reached = searched + 1 < STILL.searches && (await isReached());
        if (done) return;
        if (reached) watch(searched + 1);
        else call.abort();
      }, STILL.silence);
    };
    call.open(method, path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onerror = call.onabort = () => reject(new Error(`${method} ${path}: the server was not reached`));
    call.onloadend = () => {
      clearTimeout(timer);
      done = true;
    };
    watch();
    call.send(body);
  });
}

async function isReached(): Promise<boolean> {
  try {
    await fetch(SMALL_READ, { cache: "no-store", signal: AbortSignal.timeout(STILL.search) });
    return true;
  } catch {
    return false;
  }
}
