import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from "react-router-dom";
import { FloatingButtons } from "../components/layout/FloatingButtons";
import { Footer } from "../components/layout/Footer";
import { Header } from "../components/layout/Header";
import { OrderNotice } from "../components/layout/OrderNotice";
import { RouteAnnouncer } from "../components/layout/RouteAnnouncer";
import { SkipLink } from "../components/layout/SkipLink";
import { useCloseOnBack } from "../lib/back-closes";
import { applyHead } from "../lib/head";
import { isPageHandle } from "../lib/page";
import { useSite } from "../lib/site";
import classes from "./RootLayout.module.css";

/** Header, footer and everything else around each page. */
export function RootLayout() {
  useRouteHead();
  useCloseOnBack();
  const navigating = useNavigation().state !== "idle";
  return (
    <>
      <SkipLink />
      <div className={classes.progress} data-active={navigating} aria-hidden="true" />
      <Header />
      <OrderNotice />
      <main id="content" tabIndex={-1} className={classes.main} aria-busy={navigating}>
        <Outlet />
      </main>
      <Footer />
      <FloatingButtons />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** Updates the document's head after each navigation; the server renders the first page's head. */
function useRouteHead(): void {
  const client = useApolloClient();
  const site = useSite();
  const location = useLocation();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  useEffect(() => {
    if (match === undefined || !isPageHandle(match.handle)) return;
    const url = new URL(location.pathname + location.search, site.origin);
    applyHead(match.handle.head({ client, params: match.params, url, site }), site.name);
    // `match` is a new object on every render, but changes only with the location.
  }, [client, site, location.pathname, location.search]);
}
