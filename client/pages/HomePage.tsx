import { About } from "../components/marketing/About";
import { Hero } from "../components/marketing/Hero";
import { HowItWorks } from "../components/marketing/HowItWorks";
import { Industries } from "../components/marketing/Industries";
import { Reasons } from "../components/marketing/Reasons";
import { Section } from "../components/marketing/Section";
import { LinkButton } from "../components/ui/LinkButton";
import { hero, industriesServed, plansIntro, reasonsLead } from "../content/home";
import { ClientLogosDocument } from "../features/home/ClientLogos.generated";
import { ClientLogos, clientLogosVariables } from "../features/home/ClientLogos";
import { Testimonials } from "../features/home/Testimonials";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { NewestJobs, newestJobsVariables } from "../features/jobs/NewestJobs";
import { PlanTeasersDocument } from "../features/plans/PlanTeasers.generated";
import { PlanTeasers } from "../features/plans/PlanTeasers";
import { loadState, useLoadFailed, type PageModule } from "../lib/page";
import { paths } from "../lib/paths";

export const load: PageModule["load"] = async ({ prefetch }) =>
  loadState(
    ...(await Promise.all([
      prefetch(JobsDocument, newestJobsVariables),
      prefetch(PlanTeasersDocument, {}),
      prefetch(ClientLogosDocument, clientLogosVariables),
    ])),
  );

export const head: PageModule["head"] = ({ site }) => ({
  title: `${site.name}: ${hero.title}`,
  description: hero.lead,
  canonical: `${site.origin}${paths.home}`,
  jsonLd: {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: site.origin,
    email: site.email,
    telephone: site.phone,
  },
});

export function Component() {
  const loadFailed = useLoadFailed();
  return (
    <>
      <Hero />
      <ClientLogos loadFailed={loadFailed} />
      <Section
        title="Newest openings"
        action={
          <LinkButton to={paths.jobs()} variant="default">
            See all openings
          </LinkButton>
        }
      >
        <NewestJobs loadFailed={loadFailed} />
      </Section>
      <About />
      <Section title="Why choose us" lead={reasonsLead} split>
        <Reasons />
      </Section>
      <Section
        tone="night"
        title={industriesServed.title}
        lead={industriesServed.lead}
        action={
          <LinkButton to={paths.industries} variant="accent">
            All industries
          </LinkButton>
        }
      >
        <Industries />
      </Section>
      <Section title="How it works">
        <HowItWorks />
      </Section>
      <Testimonials />
      <Section title={plansIntro.title} lead={plansIntro.lead} split>
        <PlanTeasers loadFailed={loadFailed} />
      </Section>
    </>
  );
}
