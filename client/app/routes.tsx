import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { paths, routesOf, sitePages, type PageName } from "#site/paths";
import type { PageHandle, PageModule, Prefetch } from "../lib/page";
import { BareLayout } from "./BareLayout";
import { RootErrorBoundary } from "./RootErrorBoundary";
import { RootLayout } from "./RootLayout";
import { PageFailed } from "../features/content/PageFailed";
import { useNewRelease } from "./use-new-release";

/** Shown when a page throws; header and footer stay. */
function PageErrorBoundary() {
  return useNewRelease() ? null : <PageFailed onRetry={() => window.location.reload()} />;
}

interface RoutesOptions {
  /** @param context what the router was asked with */
  prefetchIn: (context: unknown) => Prefetch;
  /** Adds the pages for developers (/styleguide). */
  development: boolean;
  /** Adds the demo checkout. */
  demoCheckout: boolean;
}

type LoadPage = () => Promise<PageModule>;

/** Each page's file, named after the page: jobDetails is pages/JobDetailsPage.tsx. */
const pages: Record<PageName, LoadPage> = {
  home: () => import("../pages/HomePage"),
  jobs: () => import("../pages/JobsPage"),
  jobDetails: () => import("../pages/JobDetailsPage"),
  company: () => import("../pages/CompanyPage"),
  savedJobs: () => import("../pages/SavedJobsPage"),
  myStatus: () => import("../pages/MyStatusPage"),
  applyNow: () => import("../pages/ApplyNowPage"),
  pricing: () => import("../pages/PricingPage"),
  paymentSuccess: () => import("../pages/PaymentSuccessPage"),
  paymentCancel: () => import("../pages/PaymentCancelPage"),
  stripeDemo: () => import("../pages/StripeDemoPage"),
  hireTalents: () => import("../pages/HireTalentsPage"),
  about: () => import("../pages/AboutPage"),
  contact: () => import("../pages/ContactPage"),
  googleCallback: () => import("../pages/GoogleCallbackPage"),
  enterCode: () => import("../pages/EnterCodePage"),
  signInProblem: () => import("../pages/SignInProblemPage"),
  account: () => import("../pages/AccountPage"),
  keepAccount: () => import("../pages/KeepAccountPage"),
  factorReset: () => import("../pages/FactorResetPage"),
  desk: () => import("../pages/DeskPage"),
  invitation: () => import("../pages/InvitationPage"),
  representation: () => import("../pages/RepresentationPage"),
  newsletterConfirm: () => import("../pages/NewsletterConfirmPage"),
  newsletterUnsubscribe: () => import("../pages/NewsletterUnsubscribePage"),
  newsletterPreferences: () => import("../pages/NewsletterPreferencesPage"),
  blog: () => import("../pages/BlogPage"),
  blogPost: () => import("../pages/BlogPostPage"),
  faq: () => import("../pages/FaqPage"),
  industries: () => import("../pages/IndustriesPage"),
  industry: () => import("../pages/IndustryPage"),
  solution: () => import("../pages/SolutionPage"),
  terms: () => import("../pages/TermsPage"),
  privacyPolicy: () => import("../pages/PrivacyPolicyPage"),
  offline: () => import("../pages/OfflinePage"),
  styleguide: () => import("../pages/StyleguidePage"),
};

const isPageName = (name: string): name is PageName => name in sitePages;
const pageNames = Object.keys(sitePages).filter(isPageName);

/** Key of a page's file in Vite's manifest, so that the server can preload it. */
export const pageFile = (name: PageName | "notFound"): string =>
  `pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;

/** A route whose file is loaded on the first visit. */
function lazyPage(options: RoutesOptions, module: string, load: LoadPage): RouteObject["lazy"] {
  return async () => {
    const page = await load();
    const { head, parts, late, asks } = page;
    const handle: PageHandle = { head, parts, late, asks, module };
    const loader = ({ request, params, context }: LoaderFunctionArgs<unknown>) =>
      page.load?.({ params, url: new URL(request.url), prefetch: options.prefetchIn(context) }) ??
      null;
    return { Component: page.Component, handle, loader };
  };
}

const startedAt = typeof window === "undefined" ? null : window.location.pathname;

/**
 * Loads the desk as a new document, so that its styles are not left behind on the public pages. Links from the desk to
 * those pages are plain links for the same reason.
 */
const enterDesk = ({ request }: LoaderFunctionArgs) =>
  startedAt === null || startedAt.startsWith(paths.desk()) ? null : redirectDocument(request.url);

/** All routes of the site. */
export function makeRoutes(options: RoutesOptions): RouteObject[] {
  const offered = (name: PageName) =>
    (name !== "styleguide" || options.development) &&
    (name !== "stripeDemo" || options.demoCheckout);
  const routesTo = (name: PageName) => {
    const lazy = lazyPage(options, pageFile(name), pages[name]);
    return routesOf(sitePages[name]).map((path) => ({ path, lazy }));
  };
  const pageRoutes = pageNames.filter((name) => offered(name) && name !== "desk").flatMap(routesTo);
  const notFound = {
    path: "*",
    lazy: lazyPage(options, pageFile("notFound"), () => import("../pages/NotFoundPage")),
  };
  return [
    {
      id: "root",
      Component: RootLayout,
      ErrorBoundary: RootErrorBoundary,
      children: [
        { id: "pages", ErrorBoundary: PageErrorBoundary, children: [...pageRoutes, notFound] },
      ],
    },
    {
      id: "desk",
      loader: enterDesk,
      Component: BareLayout,
      ErrorBoundary: RootErrorBoundary,
      children: routesTo("desk"),
    },
  ];
}
