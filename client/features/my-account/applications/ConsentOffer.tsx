import { useState } from "react";
import { consentTexts as texts } from "#texts/consents";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { SectionSkeleton } from "../../../components/ui/SectionSkeleton";
import { ConsentForm } from "./ConsentForm";
import { useConsentOfferQuery, type Consent_RepresentationFragment } from "./Consents.generated";
import classes from "./Applications.module.css";

/** The page of an email's link: asks for consent, without signing in. */
export function ConsentOffer({ token }: { token: string }) {
  const [answered, setAnswered] = useState<Consent_RepresentationFragment | null>(null);
  const query = useConsentOfferQuery({
    variables: { token },
    ssr: false,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const { data } = query;
  if (answered !== null) return <Thanks consent={answered} />;
  if (data === undefined)
    return <Unloaded query={query} failed={texts.offerFailed} skeleton={<SectionSkeleton />} />;
  const consent = data.representation;
  if (consent === null) return <Closed title={texts.invalid} text={texts.invalidText} />;
  if (consent.state !== "PENDING") return <Closed {...texts.closed[consent.state]} />;
  return (
    <div className={classes.page}>
      <h2>{texts.heading(consent.job.role, consent.clientName)}</h2>
      <ConsentForm consent={consent} by={{ token }} onAnswered={setAnswered} />
    </div>
  );
}

function Thanks({ consent: { state, clientName } }: { consent: Consent_RepresentationFragment }) {
  return state === "GRANTED" ? (
    <Closed title={texts.agreed} text={texts.agreedText(clientName)} />
  ) : (
    <Closed title={texts.declined} text={texts.declinedText(clientName)} />
  );
}

const Closed = ({ title, text }: { title: string; text: string }) => (
  <div role="status">
    <EmptyState
      title={title}
      actions={<LinkButton to={paths.account("applications")}>{texts.open}</LinkButton>}
    >
      {text}
    </EmptyState>
  </div>
);
