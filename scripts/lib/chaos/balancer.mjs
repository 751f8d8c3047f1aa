import { Agent, createServer, request as send } from "node:http";

/** How often a balancer asks whether a process is ready, in ms. */
const EVERY = 250;

/**
 * What stands in front of several processes: asks each whether it is ready, sends requests to those that are, in turn, and
 * tries the next one only where no connection came about. It never sends a request twice.
 */
export class Balancer {
  /** @param {number[]} ports */
  constructor(ports) {
    this.ready = new Set(ports);
    this.ports = ports;
    this.turn = 0;
    this.agent = new Agent({ keepAlive: true, timeout: 3000 });
    this.server = createServer((request, response) => this.#pass(request, response, [...this.#inTurn()]));
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    this.port = 0;
  }

  async open() {
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const address = this.server.address();
    this.port = address && typeof address === "object" ? address.port : 0;
    this.timer = setInterval(() => this.ports.forEach((port) => void this.#look(port)), EVERY);
    return this.port;
  }

  /**
   * Waits until a process gets visitors again.
   * @param {number} port
   */
  async untilReady(port) {
    while (!this.ready.has(port)) await this.#look(port);
  }

  close() {
    clearInterval(this.timer);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  /** @param {number} port */
  async #look(port) {
    const status = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) this.ready.add(port);
    else this.ready.delete(port);
  }

  #inTurn() {
    const ports = this.ports.filter((port) => this.ready.has(port));
    this.turn += 1;
    return ports.map((_, place) => ports[(place + this.turn) % ports.length] ?? 0);
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {number[]} ports
   */
  #pass(request, response, ports) {
    const [port, ...others] = ports;
    if (!port) {
      response.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = request;
    const onward = send({ host: "127.0.0.1", port, method, path, headers, agent: this.agent }, (answer) => {
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
