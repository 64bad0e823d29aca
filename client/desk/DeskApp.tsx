import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "@mantine/spotlight/styles.css";
import "./desk.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { paths, sectionIn } from "#site/paths";
import { SectionSkeleton } from "../components/ui/SectionSkeleton";
import { useShownScheme } from "../lib/color-scheme";
import { pageNonce } from "../lib/page-nonce";
import type { Viewer } from "../lib/session/viewer";
import { NoSuchPage } from "./NoSuchPage";
import { sectionsFor } from "./sections";
import { DeskShell } from "./shell/DeskShell";
import { theme, variables } from "./theme";

/** The staff area: navigation around its sections. The viewer is staff and has proven a second factor. */
export function DeskApp({ viewer }: { viewer: Viewer }) {
  const scheme = useShownScheme();
  // Dialogs add a style element of their own; the library behind them looks for its nonce here.
  useEffect(() => void Object.assign(globalThis, { __webpack_nonce__: pageNonce() }), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={scheme === "dark" ? "dark" : "light"}
      getStyleNonce={pageNonce}
    >
      <Notifications position="bottom-center" />
      <DeskShell viewer={viewer}>
        <Sections viewer={viewer} />
      </DeskShell>
    </MantineProvider>
  );
}

function Sections({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  const sections = sectionsFor(viewer);
  const [first] = sections;
  return (
    <Suspense fallback={<SectionSkeleton />} key={sectionIn(pathname)}>
      <Routes>
        {first !== undefined && first.id !== "" && (
          <Route index element={<Navigate to={paths.desk(first.id)} replace />} />
        )}
        {sections.map(({ id, Content }) =>
          id === "" ? (
            <Route key={id} index element={<Content />} />
          ) : (
            <Route key={id} path={`${id}/*`} element={<Content />} />
          ),
        )}
        <Route path="*" element={<NoSuchPage />} />
      </Routes>
    </Suspense>
  );
}
