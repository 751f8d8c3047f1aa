/** The little of autocannon that is used here; it brings no types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  interface Load extends EventEmitter {
    on(
      event: "response",
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  export default function autocannon(
    options: {
      url: string;
      headers: Record<string, string>;
      connections: number;
      duration: number;
      sampleInt: number;
    },
    done: (error: Error | null, result: { errors: number }) => void,
  ): Load;
}
