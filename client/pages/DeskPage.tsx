import { useLocation } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { deskSections, sectionIn } from "#site/paths";
import { SignedInOnly } from "../components/session/SignedInOnly";
import { PageTitle } from "../components/ui/PageTitle";
import { SectionSkeleton } from "../components/ui/SectionSkeleton";
import { FactorGate } from "../features/account/factors/FactorGate";
import { NotFound } from "../features/content/NotFound";
import { Desk } from "../features/desk/Desk";
import type { PageModule } from "../lib/page";
import { useViewer } from "../lib/session/viewer";

const sectionAt = (pathname: string) =>
  deskSections.find((section) => section === sectionIn(pathname)) ?? "";

export const head: PageModule["head"] = ({ site, url }) => {
  const section = sectionAt(url.pathname);
  return {
    title: section === "" ? deskTexts.title : deskTexts.titleOf(deskTexts.names[section]),
    description: deskTexts.description,
    canonical: `${site.origin}${url.pathname}`,
    noIndex: true,
  };
};

export function Component() {
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  // A candidate does not learn that there is a desk.
  if (viewer?.role === "CANDIDATE") return <NotFound />;
  return (
    <>
      <PageTitle title={deskTexts.title} />
      <div className="container">
        <SignedInOnly
          title={deskTexts.visitorTitle}
          text={deskTexts.visitorText}
          failedTitle={deskTexts.viewerFailed}
          skeleton={<SectionSkeleton />}
        >
          {({ id }) => (
            <FactorGate key={id}>
              <Desk section={sectionAt(pathname)} />
            </FactorGate>
          )}
        </SignedInOnly>
      </div>
    </>
  );
}
