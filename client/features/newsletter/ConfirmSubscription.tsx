import { Link } from "react-router-dom";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { IncompleteLink } from "./IncompleteLink";
import { MailAction } from "./MailAction";
import { NewsletterBox } from "./NewsletterBox";
import { useConfirmNewsletterMutation } from "./Subscribe.generated";

/** Confirms the email address that a mail was sent to. Without a token, there is nothing to confirm, so it says that. */
export const ConfirmSubscription = ({ token }: { token: string }) =>
  token === "" ? <WithoutToken /> : <Confirmation token={token} />;

const WithoutToken = () => (
  <>
    <IncompleteLink>{newsletterTexts.subscribeBelow}</IncompleteLink>
    <NewsletterBox />
  </>
);

function Confirmation({ token }: { token: string }) {
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
