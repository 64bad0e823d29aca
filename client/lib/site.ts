import { createContext, useContext } from "react";

/** The firm's name, contact details and settings, from the server's environment. */
export interface SiteConfig {
  name: string;
  /** As shown to people, e.g. "+1 (555) 010-0199". */
  phone: string;
  /** Digits only, with country code: the number of the chat link. */
  chatNumber: string;
  email: string;
  /** Postal address; null when the firm shows none. */
  address: string | null;
  /** URLs of the firm's pages elsewhere, such as its LinkedIn page. */
  profiles: readonly string[];
  /** Public origin without a slash at the end, e.g. "https://jobs.example.com". */
  origin: string;
  /** Whether pages for developers exist (/styleguide). */
  development: boolean;
  /** Whether the demo checkout exists (/stripe-demo): only where no money can move. */
  demoCheckout: boolean;
  /** Where visits to sign in with a provider start; null for one that is not set up. The login dialog is whole with it at once. */
  signIn: { googleUrl: string | null; linkedinUrl: string | null };
}

export const SiteContext = createContext<SiteConfig | null>(null);

/** The site's configuration. Throws outside the app's providers. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("useSite needs the SiteContext");
  return site;
}
