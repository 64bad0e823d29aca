import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { OneButton } from "./OneButton";
import { useUnsubscribeFromNewsletterMutation } from "./Subscribe.generated";

interface UnsubscribeProps {
  token: string;
  /** One subscription; null for all of the address. */
  list: string | null;
}

/** Stops a mailing. Works without scripts: the form posts to where mail programs post too. */
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
    <OneButton
      lead={list === null ? newsletterTexts.unsubscribeAllLead : newsletterTexts.unsubscribeLead}
      label={newsletterTexts.unsubscribe}
      action={paths.newsletterUnsubscribe(token, list ?? undefined)}
      run={run}
    >
      {manage}
    </OneButton>
  );
}
