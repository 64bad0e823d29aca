import { ApolloLink } from "@apollo/client";
import { MockLink } from "@apollo/client/testing";
import { MockedProvider } from "@apollo/client/testing/react";
import { act, render, waitFor, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { finalize } from "rxjs";
import { NowProvider } from "../lib/now";
import { KnownViewer, ViewerProvider } from "../lib/session/viewer";
import { ViewerDocument } from "../lib/session/Viewer.generated";
import { SignInContext, type SignIn } from "../lib/session/sign-in";
import { SiteContext, type SiteConfig } from "../lib/site";

export const testSite: SiteConfig = {
  name: "Staffboard",
  phone: "+1 (555) 010-0199",
  chatNumber: "15550100199",
  email: "hello@example.com",
  address: null,
  profiles: [],
  origin: "https://staffboard.example",
  development: false,
  demoCheckout: true,
  signIn: { googleUrl: null, linkedinUrl: null },
};

interface RenderOptions {
  /** Mocked API responses, for Apollo's MockedProvider. */
  mocks?: MockLink.MockedResponse[];
  /** URL path to render at, with query. */
  path?: string;
  /** Pattern of the route under test, e.g. "/job-details/:id". */
  route?: string;
  /** What the page's `load` returned. */
  loaderData?: object;
  signIn?: SignIn;
  /** What differs from `testSite`. */
  site?: Partial<SiteConfig>;
  /** ISO 8601 */
  now?: string;
}

type Rendered = RenderResult & {
  router: ReturnType<typeof createMemoryRouter>;
  /** Waits until the API has answered all requests, including follow-up requests. */
  allAnswered: () => Promise<void>;
};

/** Renders an element inside all of the app's providers; any other route shows its path as text. */
export function renderApp(element: ReactNode, options: RenderOptions = {}): Rendered {
  const { mocks = [], path = "/", route = "*", now = "2026-11-20T12:00:00.000Z" } = options;
  const { loaderData } = options;
  const signIn = options.signIn ?? { openSignIn: () => undefined };
  const router = createMemoryRouter(
    [
      { id: "page", path: route, element, ...(loaderData && { loader: () => loaderData }) },
      { path: "*", element: null },
    ],
    {
      initialEntries: [path],
      ...(loaderData && { hydrationData: { loaderData: { page: loaderData } } }),
    },
  );
  const { link, allAnswered } = countedAnswers(mocks);
  const result = render(
    <MockedProvider link={link}>
      <SiteContext value={{ ...testSite, ...options.site }}>
        <NowProvider initial={now}>
          <Person mocks={mocks}>
            <SignInContext value={signIn}>
              <RouterProvider router={router} />
            </SignInContext>
          </Person>
        </NowProvider>
      </SiteContext>
    </MockedProvider>,
  );
  return { ...result, router, allAnswered };
}

/** The provider of the signed-in user; without a mocked answer about that, a visitor's. */
function Person({ mocks, children }: { mocks: MockLink.MockedResponse[]; children: ReactNode }) {
  if (mocks.some(({ request }) => request.query === ViewerDocument))
    return <ViewerProvider>{children}</ViewerProvider>;
  return <KnownViewer state={VISITOR}>{children}</KnownViewer>;
}

const VISITOR = { viewer: null, loading: false };

function countedAnswers(mocks: MockLink.MockedResponse[]) {
  let open = 0;
  const count = new ApolloLink((operation, forward) => {
    open += 1;
    return forward(operation).pipe(finalize(() => (open -= 1)));
  });
  const followUps = () => act(() => new Promise<void>((done) => setTimeout(done)));
  const allAnswered = async () => {
    await followUps();
    while (open > 0) {
      await waitFor(() => expect(open).toBe(0));
      await followUps();
    }
  };
  return { link: ApolloLink.from([count, new MockLink(mocks)]), allAnswered };
}
