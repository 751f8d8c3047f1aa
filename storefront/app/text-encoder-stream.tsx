import { InlineScript } from "./inline-script";

/** The router's inline script puts its data through a `TextEncoderStream`, which Firefox has from 113: without one nothing would be hydrated. */
export function TextEncoderStreams() {
  return <InlineScript code={import.meta.env.SSR ? `(${provide})()` : undefined} />;
}

/** Runs in the page. */
function provide() {
  if ("TextEncoderStream" in window) return;
  const encoder = new TextEncoder();
  function EncoderStream() {
    return new TransformStream<string, Uint8Array>({
      transform: (text, controller) => controller.enqueue(encoder.encode(text)),
    });
  }
  Object.assign(window, { TextEncoderStream: EncoderStream });
}
