/** The address of a module that could not be imported, from the error message; Safari's has none. */
export function moduleAddress(error: unknown): string | undefined {
  return /https?:\/\/\S+/.exec(String(error))?.[0];
}

/**
 * Imports a module and tries again under another address if that fails: browsers remember a failed import, for example offline, as long
 * as the page is open. A script that is cut off has no address in its error, and is not tried again. Only for modules without state,
 * because the module may then be loaded twice.
 */
export async function importWithRetry<Module extends object>(
  load: () => Promise<Module>,
  retries = 2,
): Promise<Module> {
  try {
    const module = await load();
    // A script that is cut off or empty may be right JavaScript: its exports come last.
    if (Object.keys(module).length === 0) throw new SyntaxError("The script has no exports.");
    return module;
  } catch (error) {
    const address = moduleAddress(error)?.split("?")[0];
    if (!address || retries === 0) throw error;
    return importWithRetry(() => import(/* @vite-ignore */ `${address}?again=${Date.now()}`), retries - 1);
  }
}
