import { Suspense, type ComponentType, type ReactNode } from "react";
import { accountTexts } from "#texts/account";
import { accountSections, paths, type AccountSection } from "#site/paths";
import { SignedInOnly } from "../../components/session/SignedInOnly";
import { SectionLayout } from "../../components/ui/SectionLayout";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { DeletionBanner } from "./DeletionBanner";
import { MailTroubleBanner } from "./MailTroubleBanner";
import { lazyComponent } from "../../lib/lazy-component";

type OtherSection = Exclude<AccountSection, "" | "plans" | "status">;

const OverviewSection = lazyComponent(
  () => import("./overview/OverviewSection"),
  "OverviewSection",
);

const contents: Record<OtherSection, ComponentType> = {
  applications: lazyComponent(
    () => import("./applications/ApplicationsSection"),
    "ApplicationsSection",
  ),
  "sign-in": lazyComponent(() => import("./SignInSection"), "SignInSection"),
  devices: lazyComponent(() => import("./DevicesSection"), "DevicesSection"),
  mail: lazyComponent(() => import("./MailSection"), "MailSection"),
  data: lazyComponent(() => import("./DataSection"), "DataSection"),
  activity: lazyComponent(() => import("./ActivitySection"), "ActivitySection"),
};

const links = accountSections.map((section) => ({
  to: paths.account(section),
  label: accountTexts.names[section],
}));

interface AccountProps {
  section: AccountSection;
  /** The sections of other features. */
  plans: ComponentType;
  status: ComponentType;
  /** Shows the status on the overview. */
  statusCard: ComponentType;
}

/** "My account": its sections, each at an address of its own. */
export function Account({ section, statusCard, ...others }: AccountProps) {
  const Content = section === "" ? null : { ...contents, ...others }[section];
  return (
    <div className="container">
      <SignedInOnly
        title={accountTexts.visitorTitle}
        text={accountTexts.visitorText}
        failedTitle={accountTexts.viewerFailed}
        skeleton={<Frame section={section} content={<SectionSkeleton />} />}
      >
        {({ id }) => (
          <Frame
            section={section}
            content={
              <>
                <DeletionBanner key={`deletion-${id}`} />
                <MailTroubleBanner key={`mail-${id}`} />
                <Suspense fallback={<SectionSkeleton />}>
                  {Content === null ? (
                    <OverviewSection key={id} statusCard={statusCard} />
                  ) : (
                    <Content key={id} />
                  )}
                </Suspense>
              </>
            }
          />
        )}
      </SignedInOnly>
    </div>
  );
}

const Frame = ({ section, content }: { section: AccountSection; content: ReactNode }) => (
  <SectionLayout label={accountTexts.sections} links={links} current={paths.account(section)}>
    {content}
  </SectionLayout>
);
