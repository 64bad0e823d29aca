/** Enough of an address for its owner to recognize it. */
export const masked = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
