/** Where a browser that remembers failed imports names the module that it could not fetch. */
const ADDRESS = /https?:\/\/\S+/;

/** What came under another address, by its own. */
const brought = new Map<string, unknown>();
let attempts = 0;

/**
 * Imports a module, also where it could not be fetched before, as without a connection: a browser remembers that for as long as the page
 * is open, so the module is asked for anew under an address that has not failed yet.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = error instanceof TypeError ? ADDRESS.exec(error.message)?.[0] : undefined;
    if (!address) throw error;
    if (!brought.has(address)) {
      attempts += 1;
      brought.set(address, await import(/* @vite-ignore */ `${address}?again=${attempts}`));
    }
    return brought.get(address) as Module;
  }
}
