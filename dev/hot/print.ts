/** Prints one action of the loop on its own line. */
export const print = (text: string): void => console.log(`  · ${text}`);

export function printError(what: string, error: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`\n  ✗ ${what}:\n${words.replace(/^/gm, "    ")}\n`);
}
