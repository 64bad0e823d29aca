import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { NowProvider } from "../lib/now";
import { SiteContext, type SiteConfig } from "../lib/site";
import { colorSchemeManager } from "./color-scheme";
import { SignInProvider } from "./SignInProvider";
import { cssVariablesResolver, theme } from "./theme";

interface AppProps {
  client: ApolloClient;
  site: SiteConfig;
  /** ISO 8601 */
  now: string;
  /** Lets Mantine's style elements through the content security policy. */
  nonce: string;
  children: ReactNode;
}

/** Everything that all pages stand on, the same on the server and in the browser. */
export function App({ client, site, now, nonce, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        // They are in the head (theme-styles.tsx); nobody uses the global classes.
        withCssVariables={false}
        withGlobalClasses={false}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <SiteContext value={site}>
          <NowProvider initial={now}>
            <SignInProvider>{children}</SignInProvider>
          </NowProvider>
        </SiteContext>
      </MantineProvider>
    </ApolloProvider>
  );
}
