import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "../../lib/paths";
import { attempt } from "../../lib/refusal";
import { TEXTS } from "./newsletter-texts";
import { OneButton } from "./OneButton";
import { useConfirmNewsletterMutation } from "./Subscribe.generated";

/** Proves the address that a confirmation mail went to. */
export function ConfirmSubscription({ token }: { token: string }) {
  const [confirm] = useConfirmNewsletterMutation();
  const run = () =>
    attempt(
      async () => (await confirm({ variables: { input: { token } } })).data?.confirmNewsletter,
      ({ message }) => message,
      TEXTS.failed,
    );
  return (
    <OneButton
      lead={TEXTS.confirmLead}
      label={TEXTS.confirm}
      run={run}
      done={
        <>
          <p>{TEXTS.confirmedNext}</p>
          <LinkButton to={paths.jobs()}>{TEXTS.browseJobs}</LinkButton>
        </>
      }
    />
  );
}
