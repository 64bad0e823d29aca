import { deskTexts } from "#texts/desk";
import { sectionIn, type DeskSection } from "#site/paths";
import { SignedInOnly } from "../components/session/SignedInOnly";
import { SectionSkeleton } from "../components/ui/SectionSkeleton";
import { DeskApp } from "../desk/DeskApp";
import { Entrance } from "../desk/Entrance";
import { asksAt, filesAt } from "../desk/sections";
import { FactorGate } from "../features/my-account/factors/FactorGate";
import { SecondFactorStatusDocument } from "../features/my-account/factors/Factors.generated";
import { ProofPrompt } from "../features/my-account/factors/ProofPrompt";
import { NotFound } from "../features/content/NotFound";
import type { PageModule } from "../lib/page";
import { useViewer } from "../lib/session/viewer";

const isSection = (name: string): name is DeskSection => Object.hasOwn(deskTexts.names, name);

function sectionAt(pathname: string): DeskSection {
  const name = sectionIn(pathname);
  return isSection(name) ? name : "";
}

export const head: PageModule["head"] = ({ site, url }) => {
  const section = sectionAt(url.pathname);
  return {
    title: deskTexts.titleOf(deskTexts.names[section]),
    description: deskTexts.description,
    canonical: `${site.origin}${url.pathname}`,
    noIndex: true,
  };
};

export const parts: PageModule["parts"] = ({ pathname }) => filesAt(pathname);

/** Whether the person proved a second factor, which the desk waits for. Then what the page below shows first. */
export const asks: PageModule["asks"] = (url) => [
  { query: SecondFactorStatusDocument },
  ...asksAt(url),
];

export function Component() {
  const { viewer } = useViewer();
  // A candidate does not learn that there is a desk.
  if (viewer?.role === "CANDIDATE")
    return (
      <main id="content" tabIndex={-1}>
        <NotFound />
      </main>
    );
  return (
    <>
      <SignedInOnly
        title={deskTexts.visitorTitle}
        text={deskTexts.visitorText}
        failedTitle={deskTexts.viewerFailed}
        skeleton={<SectionSkeleton />}
        around={Entrance}
      >
        {(person) => (
          <FactorGate key={person.id} around={Entrance}>
            <DeskApp viewer={person} />
          </FactorGate>
        )}
      </SignedInOnly>
      <ProofPrompt />
    </>
  );
}
