import { Outlet, ScrollRestoration } from "react-router-dom";
import { RouteAnnouncer } from "../components/layout/RouteAnnouncer";
import { SkipLink } from "../components/layout/SkipLink";
import { useCloseOnBack } from "../lib/back-closes";
import { useRouteHead } from "./use-route-head";

/** Around pages that bring their own header and navigation. */
export function BareLayout() {
  useRouteHead();
  useCloseOnBack();
  return (
    <>
      <SkipLink />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
