import type { ApolloClient } from "@apollo/client";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { industries, solutions } from "#content/navigation";
import type { PageHandle, PageModule, Prefetch } from "../lib/page";
import { paths } from "../lib/paths";
import { PageErrorBoundary } from "./PageErrorBoundary";
import { RootErrorBoundary } from "./RootErrorBoundary";
import { RootLayout } from "./RootLayout";

interface RoutesOptions {
  client: ApolloClient;
  /** The server waits for a page's data; the browser shows the page's skeleton meanwhile. */
  awaitData: boolean;
  /** Adds the pages for developers. */
  development: boolean;
  /** Adds the demo checkout. */
  demoCheckout: boolean;
}

interface PageRoute {
  /** Key of the page in Vite's manifest; the server preloads by it. */
  module: string;
  load: () => Promise<PageModule>;
}

function makePrefetch({ client, awaitData }: RoutesOptions): Prefetch {
  return async (query, variables) => {
    const answer = client.query({ query, variables }).then(
      ({ data }) => ({ data, failed: false }),
      () => ({ data: undefined, failed: true }),
    );
    return awaitData ? answer : { data: undefined, failed: false };
  };
}

/** A route whose file is fetched when it is first visited. */
function lazyPage(options: RoutesOptions, { module, load }: PageRoute): RouteObject["lazy"] {
  return async () => {
    const page = await load();
    const handle: PageHandle = { head: page.head, module };
    const loader = ({ request, params }: LoaderFunctionArgs) =>
      page.load?.({ params, url: new URL(request.url), prefetch: makePrefetch(options) }) ?? null;
    return { Component: page.Component, handle, loader };
  };
}

const pages = {
  "/": { module: "pages/HomePage.tsx", load: () => import("../pages/HomePage") },
  "/jobs": { module: "pages/JobsPage.tsx", load: () => import("../pages/JobsPage") },
  "/job-details/:id": {
    module: "pages/JobDetailsPage.tsx",
    load: () => import("../pages/JobDetailsPage"),
  },
  "/apply-now": { module: "pages/ApplyNowPage.tsx", load: () => import("../pages/ApplyNowPage") },
  "/pricing": { module: "pages/PricingPage.tsx", load: () => import("../pages/PricingPage") },
  "/payment-success": {
    module: "pages/PaymentSuccessPage.tsx",
    load: () => import("../pages/PaymentSuccessPage"),
  },
  "/payment-cancel": {
    module: "pages/PaymentCancelPage.tsx",
    load: () => import("../pages/PaymentCancelPage"),
  },
  "/auth/google/callback": {
    module: "pages/GoogleCallbackPage.tsx",
    load: () => import("../pages/GoogleCallbackPage"),
  },
  "/contact": { module: "pages/ContactPage.tsx", load: () => import("../pages/ContactPage") },
  "/newsletter/confirm": {
    module: "pages/NewsletterConfirmPage.tsx",
    load: () => import("../pages/NewsletterConfirmPage"),
  },
  "/newsletter/unsubscribe": {
    module: "pages/NewsletterUnsubscribePage.tsx",
    load: () => import("../pages/NewsletterUnsubscribePage"),
  },
  "/newsletter/preferences": {
    module: "pages/NewsletterPreferencesPage.tsx",
    load: () => import("../pages/NewsletterPreferencesPage"),
  },
  "/offline": { module: "pages/OfflinePage.tsx", load: () => import("../pages/OfflinePage") },
  "/terms": { module: "pages/TermsPage.tsx", load: () => import("../pages/TermsPage") },
  "/about": { module: "pages/AboutPage.tsx", load: () => import("../pages/AboutPage") },
  "/hire-talents": {
    module: "pages/HireTalentsPage.tsx",
    load: () => import("../pages/HireTalentsPage"),
  },
  "/privacy-policy": {
    module: "pages/PrivacyPolicyPage.tsx",
    load: () => import("../pages/PrivacyPolicyPage"),
  },
  "/industries": {
    module: "pages/IndustriesPage.tsx",
    load: () => import("../pages/IndustriesPage"),
  },
  "/resources/blog": { module: "pages/BlogPage.tsx", load: () => import("../pages/BlogPage") },
  "/resources/faq": { module: "pages/FaqPage.tsx", load: () => import("../pages/FaqPage") },
  "/blog-details/:slug?": {
    module: "pages/BlogPostPage.tsx",
    load: () => import("../pages/BlogPostPage"),
  },
} satisfies Record<string, PageRoute>;

const solutionPage: PageRoute = {
  module: "pages/SolutionPage.tsx",
  load: () => import("../pages/SolutionPage"),
};

const industryPage: PageRoute = {
  module: "pages/IndustryPage.tsx",
  load: () => import("../pages/IndustryPage"),
};

const styleguidePage: PageRoute = {
  module: "pages/StyleguidePage.tsx",
  load: () => import("../pages/StyleguidePage"),
};

const stripeDemoPage: PageRoute = {
  module: "pages/StripeDemoPage.tsx",
  load: () => import("../pages/StripeDemoPage"),
};

const notFoundPage: PageRoute = {
  module: "pages/NotFoundPage.tsx",
  load: () => import("../pages/NotFoundPage"),
};

/** Every route of the site, over one Apollo client. */
export function makeRoutes(options: RoutesOptions): RouteObject[] {
  const route = (path: string, page: PageRoute): RouteObject => ({
    path,
    lazy: lazyPage(options, page),
  });
  return [
    {
      id: "root",
      Component: RootLayout,
      ErrorBoundary: RootErrorBoundary,
      children: [
        {
          id: "pages",
          ErrorBoundary: PageErrorBoundary,
          children: [
            ...Object.entries(pages).map(([path, page]) => route(path, page)),
            ...solutions.links.map(({ to }) => route(to, solutionPage)),
            ...industries.links.map(({ to }) => route(to, industryPage)),
            ...(options.development ? [route(paths.styleguide, styleguidePage)] : []),
            ...(options.demoCheckout ? [route(paths.stripeDemo, stripeDemoPage)] : []),
            route("*", notFoundPage),
          ],
        },
      ],
    },
  ];
}
