/** The module's address in the browser's error message. */
const ADDRESS = /https?:\/\/\S+/;

/**
 * Imports a module and tries again under another address if that fails: browsers remember a failed import, for example offline, as long
 * as the page is open. Only for modules without state, because the module may then be loaded twice.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
