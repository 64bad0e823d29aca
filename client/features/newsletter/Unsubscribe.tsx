import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { MailAction } from "./MailAction";
import { useUnsubscribeFromNewsletterMutation } from "./Subscribe.generated";

interface UnsubscribeProps {
  token: string;
  /** Id of one subscription; null for all of the address. */
  list: string | null;
}

/** Unsubscribes. Works without scripts: the form posts to the same URL as one-click unsubscribe in mail programs. */
export function Unsubscribe({ token, list }: UnsubscribeProps) {
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  const run = () =>
    attempt(
      async () =>
        (await unsubscribe({ variables: { input: { token, list } } })).data
          ?.unsubscribeFromNewsletter,
      ({ message }) => message,
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
