import { Link } from "react-router-dom";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { MailAction } from "./MailAction";
import { useConfirmNewsletterMutation } from "./Subscribe.generated";

/** Confirms the email address that a mail was sent to. */
export function ConfirmSubscription({ token }: { token: string }) {
  const [confirm] = useConfirmNewsletterMutation();
  const run = () =>
    attempt(
      async () => (await confirm({ variables: { input: { token } } })).data?.confirmNewsletter,
      ({ message }) => message,
      newsletterTexts.failed,
    );
  return (
    <MailAction
      lead={newsletterTexts.confirmLead}
      label={newsletterTexts.confirm}
      run={run}
      refused={<Link to={paths.jobAlert("")}>{newsletterTexts.subscribeAgain}</Link>}
      done={
        <>
          <p>{newsletterTexts.confirmedNext}</p>
          <LinkButton to={paths.jobs()}>{newsletterTexts.browseJobs}</LinkButton>
        </>
      }
    />
  );
}
