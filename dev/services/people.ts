export interface Person {
  /** The provider's permanent id of an account. */
  sub: string;
  name: string;
  email: string;
  /** Set for accounts of a company's Google Workspace: its domain. */
  hd?: string;
  /** What a sign-in with Google as this person demonstrates. */
  note: string;
}

/** One person for each way the site treats a Google address: verified, verified by its domain, unverified. */
export const PEOPLE: readonly [Person, ...Person[]] = [
  {
    sub: "100000000000000000101",
    name: "Dana Whitlock",
    email: "staffboard.demo.dana@gmail.com",
    note: "A Gmail account: signs in at once",
  },
  {
    sub: "100000000000000000102",
    name: "Priya Raman",
    email: "priya.raman@workspace.example",
    hd: "workspace.example",
    note: "A Google Workspace account: signs in at once",
  },
  {
    sub: "100000000000000000103",
    name: "Anika Sharma",
    email: "candidate@example.com",
    note: "A Google account with another provider's address: proves it with a code first",
  },
];
