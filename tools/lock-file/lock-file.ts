// package-lock.json must list the packages that are for one system only (a compiler's binary, say) for all systems, or `npm ci`
// fails on the others. npm sometimes leaves some out.

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

type LockFile = { packages: Record<string, Locked> };

const SYSTEMS: Record<string, string> = { windows: "win32" };
for (const name of ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"]) SYSTEMS[name] = name;

const PROCESSORS: Record<string, string> = { 64: "x64" };
for (const name of ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "x64"]) PROCESSORS[name] = name;

/** The optional packages that some package asks for in an exact version and the lock file does not know. */
export function missingOptionals({ packages }: LockFile): { name: string; version: string; asker: Locked }[] {
  return Object.entries(packages).flatMap(([path, asker]) =>
    Object.entries(asker.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !lookups(path).some((place) => packages[place + name]))
      .map(([name, version]) => ({ name, version, asker })),
  );
}

/**
 * Paths of the packages that run only where Linux has musl and do not say so: every other Linux would install them beside its own. The
 * npm of Node 20 reads what the lock file says of it, and leaves it out where it writes one.
 */
export function withoutLibc({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { os, libc }]) =>
    os?.includes("linux") && /musl/.test(path) && !libc ? [path] : [],
  );
}

/** The lock file with all of that, so far as names tell for which system a package is. */
export function completeLock(lock: LockFile): LockFile {
  const packages = { ...lock.packages };
  for (const { name, version, asker } of missingOptionals(lock)) {
    const words = name.slice(name.lastIndexOf("/") + 1).split("-");
    const os = words.map((word) => SYSTEMS[word]).find(Boolean);
    const cpu = words.map((word) => PROCESSORS[word]).find(Boolean);
    if (!os || !cpu) continue;
    const libc = os === "linux" ? libcOf(words.at(-1) ?? "") : undefined;
    packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(asker.dev ? { dev: true } : {}),
      ...(libc ? { libc: [libc] } : {}),
      license: asker.license,
      optional: true,
      os: [os],
    };
  }
  for (const path of withoutLibc({ packages })) packages[path] = { ...packages[path], libc: ["musl"] };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Where Node looks for what a package imports, the nearest first. */
function lookups(path: string) {
  const places = ["node_modules/"];
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    places.unshift(`${at}/node_modules/`);
  }
  return places;
}

function libcOf(word: string) {
  if (word.startsWith("musl")) return "musl";
  return word.startsWith("gnu") ? "glibc" : undefined;
}
