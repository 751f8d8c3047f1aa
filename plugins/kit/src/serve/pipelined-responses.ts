import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

let watching = false;

/**
 * Closes also the responses that wait for their turn when their connection ends. A client may send requests before the first is
 * answered (pipelining); Node gives such a response its socket when those before it are sent, and never closes it if that does not
 * come. What it holds, such as the slot of an upload, would stay held.
 */
export function closePipelinedResponses(): void {
  if (watching) return;
  watching = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // Node says so before it gives the response its socket.
    queueMicrotask(() => {
      if (response.socket || response.writableFinished) return;
      const close = () => {
        if (response.socket) return;
        response.destroy();
        response.emit("close");
      };
      request.socket.once("close", close);
      response.once("close", () => request.socket.off("close", close));
    });
  });
}
