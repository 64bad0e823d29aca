import { Suspense, type ComponentType } from "react";
import { Navigate } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { deskSections, paths, type DeskSection } from "#site/paths";
import { SectionLayout } from "../../components/ui/SectionLayout";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { lazyComponent } from "../../lib/lazy-component";
import { useViewer, type Viewer } from "../../lib/session/viewer";

type Named = Exclude<DeskSection, "">;

const contents: Record<Named, ComponentType> = {
  team: lazyComponent(() => import("./TeamSection"), "TeamSection"),
  audit: lazyComponent(() => import("./AuditSection"), "AuditSection"),
};

const named = deskSections.filter((section) => section !== "");

/** The sections that this person may open. */
const linksFor = (role: Viewer["role"] | undefined) =>
  named
    .filter((section) => section !== "audit" || role === "ADMIN")
    .map((section) => ({ to: paths.desk(section), label: deskTexts.names[section] }));

/** The staff area: its sections, each at an address of its own. */
export function Desk({ section }: { section: DeskSection }) {
  const { viewer } = useViewer();
  if (section === "") return <Navigate to={paths.desk("team")} replace />;
  const Content = contents[section];
  return (
    <SectionLayout
      label={deskTexts.sections}
      links={linksFor(viewer?.role)}
      current={paths.desk(section)}
    >
      <Suspense fallback={<SectionSkeleton />}>
        <Content />
      </Suspense>
    </SectionLayout>
  );
}
