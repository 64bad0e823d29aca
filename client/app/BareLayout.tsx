import { Outlet, ScrollRestoration } from "react-router-dom";
import { RouteAnnouncer } from "../components/layout/RouteAnnouncer";
import { SkipLink } from "../components/layout/SkipLink";
import { useCloseOnBack } from "../lib/back-closes";
import { useShownScheme } from "../lib/color-scheme";
import { useRouteHead } from "./use-route-head";

/** Around pages that bring their own header and navigation. */
export function BareLayout() {
  useRouteHead();
  useCloseOnBack();
  // Public pages follow the system's scheme through the toggle in their header.
  useShownScheme();
  return (
    <>
      <SkipLink />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
