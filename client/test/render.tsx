import type { MockLink } from "@apollo/client/testing";
import { MockedProvider } from "@apollo/client/testing/react";
import { MantineProvider } from "@mantine/core";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { cssVariablesResolver, theme } from "../app/theme";
import { NowProvider } from "../lib/now";
import { SignInContext, type SignIn } from "../lib/session/sign-in";
import { SiteContext, type SiteConfig } from "../lib/site";

export const testSite: SiteConfig = {
  name: "Staffboard",
  phone: "+1 (555) 010-0199",
  chatNumber: "15550100199",
  email: "hello@example.com",
  address: null,
  origin: "https://staffboard.example",
  development: false,
  demoCheckout: true,
};

interface RenderOptions {
  /** Answers of the API, in the order of Apollo's MockedProvider. */
  mocks?: MockLink.MockedResponse[];
  /** Address shown, with search. */
  path?: string;
  /** Pattern of the route under test, e.g. "/job-details/:id". */
  route?: string;
  signIn?: SignIn;
  /** ISO 8601 */
  now?: string;
}

type Router = ReturnType<typeof createMemoryRouter>;

/** Renders with everything a component of the site may ask for; other addresses show their path. */
export function renderApp(
  element: ReactNode,
  options: RenderOptions = {},
): RenderResult & { router: Router } {
  const { mocks = [], path = "/", route = "*", now = "2026-11-20T12:00:00.000Z" } = options;
  const signIn = options.signIn ?? { openSignIn: () => undefined };
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: "*", element: null },
    ],
    {
      initialEntries: [path],
    },
  );
  const result = render(
    <MockedProvider mocks={mocks}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
        <SiteContext value={testSite}>
          <NowProvider initial={now}>
            <SignInContext value={signIn}>
              <RouterProvider router={router} />
            </SignInContext>
          </NowProvider>
        </SiteContext>
      </MantineProvider>
    </MockedProvider>,
  );
  return { ...result, router };
}
