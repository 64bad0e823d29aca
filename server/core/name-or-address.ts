interface Named {
  name: string;
  /** Of a person; a company or an API key has none. */
  email?: string;
}

/** What staff call a person: the name, or the address of someone who has given none. */
export const nameOrAddress = ({ name, email = "" }: Named): string => name || email;
