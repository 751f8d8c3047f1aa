import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

/** What differs from machine to machine. */
interface Places {
  port: number;
  dashboardPort: number;
  edges: number[];
  commerces: number[];
  /** for its temporary files */
  folder: string;
}

/**
 * The documented nginx (`deploy/nginx.conf`), as docs/operations.md says for machines without Docker: the addresses of the edges and
 * of commerce in place of Docker's name server. TLS is left out, and people name their own addresses, as behind a further balancer.
 */
export function nginxConfiguration({ port, dashboardPort, edges, commerces, folder }: Places) {
  const documented = readFileSync(join(ROOT, "deploy", "nginx.conf"), "utf8");
  const upstream = (name: string, ports: number[]) =>
    `upstream ${name} { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=3s;`).join(" ")} keepalive 32; }`;
  const changes: [RegExp, string][] = [
    [/\/tmp\//g, `${folder}/`],
    [
      /^ *resolver .*$/m,
      [
        upstream("edges", edges),
        upstream("commerces", commerces),
        "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;",
      ].join("\n"),
    ],
    [/set \$edge .*;/, "set $edge edges;"],
    [/set \$commerce .*;/, "set $commerce commerces;"],
    [/listen 443 .*;/, `listen 127.0.0.1:${port};`],
    [/^ *ssl_.*;\n/gm, ""],
    [/listen 9000;/, `listen 127.0.0.1:${dashboardPort};`],
    [/^ *server \{\s*listen 80;[^}]*\}\n/m, ""],
  ];
  return changes.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`deploy/nginx.conf has nothing like ${pattern} any more`);
    return changed;
  }, documented);
}
