/** Called with what was done, and with new recovery codes to show. */
export type OnDone = (message: string, recoveryCodes?: readonly string[]) => Promise<void>;
