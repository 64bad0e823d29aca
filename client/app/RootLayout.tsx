import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { FloatingButtons } from "../components/layout/FloatingButtons";
import { Footer } from "../components/layout/Footer";
import { Header } from "../components/layout/Header";
import { OrderNotice } from "../components/layout/OrderNotice";
import { RouteAnnouncer } from "../components/layout/RouteAnnouncer";
import { SkipLink } from "../components/layout/SkipLink";
import { useCloseOnBack } from "../lib/back-closes";
import classes from "./RootLayout.module.css";
import { useRouteHead } from "./use-route-head";

/** Header, footer and everything else around each public page. */
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
