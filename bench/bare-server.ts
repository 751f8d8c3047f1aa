// A bare node:http server in its own process: the speed of this machine for the same bytes without any work. The parent sends it the
// answers, each with its path.
import { createServer } from "node:http";

export interface MirroredAnswer {
  path: string;
  status: number;
  headers: string[];
  /** in Base64 */
  body: string;
}

const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address ? address.port : 0 });
});

process.on("message", ({ path, body, ...answer }: MirroredAnswer) => {
  answers.set(path, { ...answer, body: Buffer.from(body, "base64") });
  process.send?.({ served: path });
});
process.on("disconnect", () => process.exit());
