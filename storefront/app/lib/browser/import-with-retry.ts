/** The address of a module that could not be imported, from the error message; Safari's has none. */
export function moduleAddress(error: unknown): string | undefined {
  return /https?:\/\/\S+/.exec(String(error))?.[0];
}

/**
 * Imports a module and tries again under another address if that fails: browsers remember a failed import, for example offline, as long
 * as the page is open. A script that is cut off has no address in its error, and is not tried again. Only for modules without state,
 * because the module may then be loaded twice.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, retries = 2): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = moduleAddress(error)?.split("?")[0];
    if (!address || retries === 0) throw error;
    return importWithRetry(() => import(/* @vite-ignore */ `${address}?again=${Date.now()}`), retries - 1);
  }
}
