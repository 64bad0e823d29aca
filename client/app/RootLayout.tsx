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
import { useBackCloses } from "../lib/back-closes";
import { applyHead } from "../lib/head";
import { isPageHandle } from "../lib/page";
import { useSite } from "../lib/site";
import classes from "./RootLayout.module.css";

/** The shell around every page. */
export function RootLayout() {
  useRouteHead();
  useBackCloses();
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

/** Updates the document's head after each navigation; the server has written the head of the first page. */
function useRouteHead(): void {
  const client = useApolloClient();
  const site = useSite();
  const location = useLocation();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  useEffect(() => {
    if (match === undefined || !isPageHandle(match.handle)) return;
    const url = new URL(location.pathname + location.search, site.origin);
    applyHead(match.handle.head({ client, params: match.params, url, site }), site.name);
    // `match` is a new object on every render; what it depends on is the location.
  }, [client, site, location.pathname, location.search]);
}
