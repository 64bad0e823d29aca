/** Chrome and Firefox end the message with it: "Failed to fetch dynamically imported module: https://…" */
const ADDRESS = /https?:\/\/\S+\.js/;

/**
 * Loads a file that a page can't do without. Chrome and Firefox never ask again for an address that failed, even once the
 * network is back; so each later try has an address of its own. The file itself must not keep anything: it may be loaded twice.
 */
export async function loadAgain<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`).catch(() => {
      // What lib/not-loaded.ts knows is the first error.
      throw error;
    })) as File;
  }
}
