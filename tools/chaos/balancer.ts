import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { localAddress } from "../../scripts/lib/shop/services.ts";

/** How often a balancer asks whether a process is ready. */
const POLL_INTERVAL_MS = 250;

/**
 * What stands in front of several processes: asks each whether it is ready, sends requests to those that are, in turn, and
 * tries the next one only where no connection came about. It never sends a request twice.
 */
export class Balancer {
  readonly #ready: Set<number>;
  #rounds = 0;
  readonly #agent = new Agent({ keepAlive: true, timeout: 3000 });
  readonly #server = createServer((request, response) => this.#pass(request, response, [...this.#roundRobin()]));
  #timer?: NodeJS.Timeout;

  constructor(readonly ports: number[]) {
    this.#ready = new Set(ports);
  }

  async open() {
    await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const address = this.#server.address();
    this.#timer = setInterval(() => this.ports.forEach((port) => void this.#look(port)), POLL_INTERVAL_MS);
    return address && typeof address === "object" ? address.port : 0;
  }

  /** Waits until a process gets visitors again. */
  async untilReady(port: number) {
    while (!this.#ready.has(port)) await this.#look(port);
  }

  close() {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  async #look(port: number) {
    const status = await fetch(`${localAddress(port)}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) this.#ready.add(port);
    else this.#ready.delete(port);
  }

  #roundRobin() {
    const ports = this.ports.filter((port) => this.#ready.has(port));
    this.#rounds += 1;
    return ports.map((_, place) => ports[(place + this.#rounds) % ports.length] ?? 0);
  }

  #pass(request: IncomingMessage, response: ServerResponse, ports: number[]) {
    const [port, ...others] = ports;
    if (!port) {
      response.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = request;
    const onward = send({ host: "127.0.0.1", port, method, path, headers, agent: this.#agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", (error) => {
      if ("code" in error && error.code === "ECONNREFUSED") this.#pass(request, response, others);
      else response.writeHead(502).end(error.message);
    });
    // Nothing of the request is read before there is a connection, so that the next process can have all of it.
    onward.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(onward));
      else request.pipe(onward);
    });
  }
}
