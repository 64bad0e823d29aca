import "./kit-styles";
import "./desk.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { Suspense } from "react";
import { Navigate, useLocation, useRoutes, type RouteObject } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { useShownScheme } from "../lib/color-scheme";
import type { Viewer } from "../lib/session/viewer";
import { NoSuchPage } from "./NoSuchPage";
import { DeskSkeleton } from "./parts/DeskSkeleton";
import { sectionsFor, type Section } from "./sections";
import { DeskHeading } from "./shell/DeskHeading";
import { DeskShell } from "./shell/DeskShell";
import { useMessageHost } from "./shell/use-message-host";
import { useLoginAbove } from "./shell/use-login-above";
import { useSignInAgain } from "./shell/use-sign-in-again";
import { theme } from "./theme";
import { useThemeSheet } from "./use-theme-sheet";

/** The staff area: navigation around its sections. The viewer is staff and has proven a second factor. */
export function DeskApp({ viewer }: { viewer: Viewer }) {
  const scheme = useShownScheme();
  useSignInAgain(viewer);
  useLoginAbove();
  useThemeSheet();
  const messageHost = useMessageHost();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme === "dark" ? "dark" : "light"}
      // No style elements: the page's content security policy does not allow any.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Notifications position="bottom-center" portalProps={{ target: messageHost }} />
      <DeskShell viewer={viewer}>
        <Sections viewer={viewer} />
      </DeskShell>
    </MantineProvider>
  );
}

function Sections({ viewer }: { viewer: Viewer }) {
  const sections = sectionsFor(viewer);
  const [first] = sections;
  const toFirst = first !== undefined && first.id !== "" && <ToSection id={first.id} />;
  return useRoutes([
    ...(toFirst ? [{ index: true, element: toFirst }] : []),
    ...sections.map(routeOf),
    { path: "*", element: <NoSuchPage /> },
  ]);
}

const ToSection = ({ id }: Pick<Section, "id">) => <Navigate to={paths.desk(id)} replace />;

function routeOf(section: Section): RouteObject {
  const { id } = section;
  const element = <Opened key={id} section={section} />;
  return id === "" ? { index: true, element } : { path: `${id}/*`, element };
}

/** A section; its name while it loads. */
function Opened({ section: { id, shape, Content } }: { section: Section }) {
  const isOfOne = useLocation().pathname.split("/").length > paths.desk(id).split("/").length;
  return (
    <Suspense
      fallback={
        <>
          <DeskHeading title={deskTexts.names[id]} />
          <DeskSkeleton shape={isOfOne ? "record" : shape} />
        </>
      }
    >
      <Content />
    </Suspense>
  );
}
