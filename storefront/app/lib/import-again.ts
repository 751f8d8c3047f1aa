/** Where a browser that remembers failed imports names the module that it could not fetch. */
const ADDRESS = /https?:\/\/\S+/;

/**
 * Imports a module, also where it could not be fetched before, as without a connection: a browser remembers that for as long as the page
 * is open, so the module is asked for anew under an address that has not failed yet. For modules without a state of their own.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
