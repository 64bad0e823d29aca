import { Suspense } from "react";
import { Link } from "react-router-dom";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { preloadable } from "../../lib/lazy-component";
import { attempt } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { IncompleteLink } from "./IncompleteLink";
import { MailAction } from "./MailAction";
import { useConfirmNewsletterMutation } from "./Subscribe.generated";

/** Its file, under client/. */
export const NEWSLETTER_BOX = "features/newsletter/NewsletterBox.tsx";

const box = preloadable(
  () => import("./NewsletterBox"),
  ({ NewsletterBox }) => NewsletterBox,
);

/** Loads the form for a link without its token: most links have one. */
export const preloadNewsletterBox = box.preload;

/** Confirms the email address that a mail was sent to. Without a token, there is nothing to confirm, so it says that. */
export const ConfirmSubscription = ({ token }: { token: string }) =>
  token === "" ? <WithoutToken /> : <Confirmation token={token} />;

const WithoutToken = () => (
  <>
    <IncompleteLink>{newsletterTexts.subscribeBelow}</IncompleteLink>
    <Suspense fallback={null}>
      <box.Component />
    </Suspense>
  </>
);

function Confirmation({ token }: { token: string }) {
  const [confirm] = useConfirmNewsletterMutation();
  const run = () =>
    attempt(() => confirm({ variables: { input: { token } } }), "message", newsletterTexts.failed);
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
