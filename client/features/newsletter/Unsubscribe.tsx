import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { IncompleteLink } from "./IncompleteLink";
import { MailAction } from "./MailAction";
import { useUnsubscribeFromNewsletterMutation } from "./Subscribe.generated";

interface UnsubscribeProps {
  token: string;
  /** Id of one subscription; null for all of the address. */
  list: string | null;
}

/** Unsubscribes the address that a mail was sent to. Without a token, it says that the link is incomplete. */
export const Unsubscribe = (props: UnsubscribeProps) =>
  props.token === "" ? (
    <IncompleteLink>
      {newsletterTexts.askUs} <Link to={paths.contact}>{newsletterTexts.contact}</Link>
    </IncompleteLink>
  ) : (
    <UnsubscribeForm {...props} />
  );

/** Works without scripts: the form posts to the same URL as one-click unsubscribe in mail programs. */
function UnsubscribeForm({ token, list }: UnsubscribeProps) {
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  const run = () =>
    attempt(
      () => unsubscribe({ variables: { input: { token, list } } }),
      "message",
      newsletterTexts.failed,
    );
  const manage = (
    <Link to={paths.newsletterPreferences(token)}>{newsletterTexts.manageInstead}</Link>
  );
  return (
    <MailAction
      lead={list === null ? newsletterTexts.unsubscribeAllLead : newsletterTexts.unsubscribeLead}
      label={newsletterTexts.unsubscribe}
      action={paths.newsletterUnsubscribe(token, list ?? undefined)}
      run={run}
    >
      {manage}
    </MailAction>
  );
}
