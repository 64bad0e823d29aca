/** The end of a sentence: a name such as "Acme, Inc." already has its period. */
export const withPeriod = (name: string): string => (name.endsWith(".") ? name : `${name}.`);
