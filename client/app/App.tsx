import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { NowProvider } from "../lib/now";
import { ViewerProvider } from "../lib/session/viewer";
import { SiteContext, type SiteConfig } from "../lib/site";
import { SignInProvider } from "./SignInProvider";

interface AppProps {
  client: ApolloClient;
  site: SiteConfig;
  /** ISO 8601 time of rendering. */
  now: string;
  children: ReactNode;
}

/** The providers around all pages, the same on the server and in the browser. */
export function App({ client, site, now, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <SiteContext value={site}>
        <NowProvider initial={now}>
          <ViewerProvider>
            <SignInProvider>{children}</SignInProvider>
          </ViewerProvider>
        </NowProvider>
      </SiteContext>
    </ApolloProvider>
  );
}
