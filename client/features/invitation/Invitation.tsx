import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { LinkButton } from "../../components/ui/LinkButton";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { StateNotice } from "../../components/ui/StateNotice";
import { paths } from "#site/paths";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import { AcceptInvitation } from "./AcceptInvitation";
import { useInvitationOfferQuery } from "./Invitation.generated";
import { InvitationPicture } from "./InvitationPicture";
import { offerTitle, type Offer } from "./offer-title";

/** What an invitation's link offers, and why it does not work if it does not. */
export function Invitation({ token }: { token: string }) {
  const query = useInvitationOfferQuery({
    variables: { token },
    ssr: false,
    // Signing in decides whether it is for the viewer.
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const { data, refetch } = query;
  const reload = () => void refetch().catch(() => undefined);
  if (data === undefined)
    return <Unloaded query={query} failed={teamTexts.offerFailed} skeleton={<SectionSkeleton />} />;
  const offer = data.invitation;
  if (offer === null)
    return <Closed title={teamTexts.linkInvalid} text={teamTexts.linkInvalidText} />;
  if (offer.state !== "PENDING") return <Closed {...teamTexts.closed[offer.state]} />;
  if (offer.isForViewer === true) return <AcceptInvitation token={token} offer={offer} />;
  return <LogInFirst offer={offer} onSignedIn={reload} />;
}

interface ClosedProps {
  title: string;
  text: string;
  action?: string;
}

/** The link no longer works; the one who used it goes on to the desk. */
const Closed = ({ title, text, action }: ClosedProps) => (
  <EmptyState
    title={title}
    actions={
      action === undefined ? (
        <LinkButton to={paths.home}>{teamTexts.goHome}</LinkButton>
      ) : (
        <LinkButton to={paths.desk()}>{action}</LinkButton>
      )
    }
  >
    {text}
  </EmptyState>
);

interface LogInFirstProps {
  offer: Offer;
  onSignedIn: () => void;
}

/** For visitors, and for those signed in with another address. */
function LogInFirst({ offer, onSignedIn }: LogInFirstProps) {
  const { openSignIn } = useSignIn();
  const isVisitor = offer.isForViewer === null;
  return (
    <StateNotice
      title={offerTitle(offer)}
      picture={<InvitationPicture />}
      actions={
        <Button
          {...OPENS_DIALOG}
          onClick={() => openSignIn({ view: isVisitor ? "login" : "switchAccount", onSignedIn })}
        >
          {isVisitor ? teamTexts.logInToAccept : teamTexts.switchAccount}
        </Button>
      }
    >
      {isVisitor
        ? teamTexts.offerFor(offer.maskedEmail)
        : teamTexts.wrongAddress(offer.maskedEmail)}
    </StateNotice>
  );
}
