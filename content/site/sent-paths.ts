import { paths, sitePages, withSearch } from "#site/paths";
import type { SignInProblem } from "#texts/sign-in-problems";

/** URLs that the server sends people to, in mails and redirects. No page links to them, so none loads them. */
export const sentPaths = {
  /** The account's ways to sign in, which ask for a proof before one is connected. */
  confirmBeforeLinking: (provider: string): string =>
    withSearch(paths.account("sign-in"), { connect: provider }),
  /** The page that says why a sign-in with a provider did not work. */
  signInProblem: (reason: SignInProblem, provider: string): string =>
    withSearch(sitePages.signInProblem.path, { reason, provider }),
  /** The page that asks for the code which a visit to a provider led to. @param next where to go then: a path on this site */
  enterCode: (next: string): string => withSearch(sitePages.enterCode.path, { next }),
  /** Stops the deletion of an account. */
  keepAccount: (token: string): string => withSearch(sitePages.keepAccount.path, { token }),
  /** Stops the reset of someone's second factor. */
  factorReset: (token: string): string => withSearch(sitePages.factorReset.path, { token }),
  /** Invites someone to the staff. */
  invitation: (token: string): string => withSearch(sitePages.invitation.path, { token }),
  /** Asks a candidate for consent to be submitted. */
  representation: (token: string): string => withSearch(sitePages.representation.path, { token }),
  newsletterConfirm: (token: string): string =>
    withSearch(sitePages.newsletterConfirm.path, { token }),
} as const;
