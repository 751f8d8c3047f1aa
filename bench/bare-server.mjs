// A bare node:http server in its own process: the speed of this machine for the same bytes without any work. The parent sends it the
// answers, each with its path.
import { createServer } from "node:http";

/** @type {Map<string, { status: number, headers: string[], body: Buffer }>} */
const answers = new Map();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address ? address.port : 0 });
});

process.on("message", (/** @type {{ path: string, status: number, headers: string[], body: string }} */ message) => {
  const { path, status, headers, body } = message;
  answers.set(path, { status, headers, body: Buffer.from(body, "base64") });
  process.send?.({ served: path });
});
process.on("disconnect", () => process.exit());
