import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PLACES = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** The path of nginx, if it is installed. */
export const NGINX = PLACES.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** The documented nginx server for the shop, without TLS and on its own port. */
function documentedServer(edgeUrl: string, port: number): string {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, config = ""] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  const [upstream = "", ...servers] = config.split(/^(?=server \{)/m);
  const shop = servers.find((server) => server.includes("proxy_pass"));
  if (!shop) throw new Error("docs/operations.md has no nginx in front of the shop any more");
  return (upstream + shop)
    .replace(/server 127\.0\.0\.1:3000;/, `server ${new URL(edgeUrl).host};`)
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*;\n/gm, "");
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** nginx as documented for one machine, in front of an edge. */
export function startNginx(edgeUrl: string): Promise<Nginx> {
  return run(
    (folder, port) =>
      `pid ${folder}/pid; error_log stderr crit;
       events { worker_connections 1024; }
       http { access_log off; ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
         ${documentedServer(edgeUrl, port)} }`,
  );
}

/**
 * The proxy of docker-compose.yml as docs/operations.md has it without Docker: addresses in place of Docker's name server. Without TLS.
 * @param places the ports of edges and commerce, and the one on which the edges find commerce
 */
export function startProxy(places: { edges: number[]; commerces: number[]; forEdges: number }): Promise<Nginx> {
  const documented = readFileSync(new URL("../../../deploy/nginx.conf", import.meta.url), "utf8");
  const upstream = (name: string, ports: number[], how = "") =>
    `upstream ${name} { ${how}${ports.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=3s;`).join(" ")} }`;
  return run((folder, port) => {
    const changes: [RegExp, string][] = [
      [/\/tmp\//g, `${folder}/`],
      [
        /^ *resolver .*$/m,
        `${upstream("edges", places.edges)}\n${upstream("commerces", places.commerces, "hash $http_cookie$http_x_forwarded_for consistent; ")}`,
      ],
      [/set \$edge .*;/g, "set $edge edges;"],
      [/set \$commerce .*;/g, "set $commerce commerces;"],
      [/^ *server \{\s*listen 80;[^}]*\}\n/m, ""],
      [/listen 443 .*;/, `listen 127.0.0.1:${port};`],
      [/^ *ssl_.*;\n/gm, ""],
      [/listen 9001;/, `listen 127.0.0.1:${places.forEdges};`],
      [/^ *server \{\s*listen 9000;[^}]*\{[^}]*\}\s*\}\n/m, ""],
    ];
    return changes.reduce((text, [pattern, replacement]) => {
      const changed = text.replace(pattern, replacement);
      if (changed === text) throw new Error(`deploy/nginx.conf has nothing like ${pattern} any more`);
      return changed;
    }, documented);
  });
}

async function run(configuration: (folder: string, port: number) => string): Promise<Nginx> {
  if (!NGINX) throw new Error("nginx is not installed");
  const folder = mkdtempSync(join(tmpdir(), "zakh-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port));
  const args = ["-p", folder, "-e", "stderr", "-c", file, "-g", "daemon off; master_process off;"];
  const child: ChildProcess = spawn(NGINX, args, { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const until = Date.now() + 10_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error("nginx did not start");
    await pause(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
