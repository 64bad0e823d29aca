import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { readFailure } from "../../lib/api-error";
import { useCameWithPage } from "../../lib/hydrated";
import { stoppedMailingTexts } from "#texts/mail-trouble";
import { newsletterTexts } from "#texts/newsletter";
import { IncompleteLink } from "./IncompleteLink";
import { NewsletterBox } from "./NewsletterBox";
import { usDate } from "../../lib/us-date";
import { useMailPreferencesQuery, type MailPreferencesQuery } from "./Preferences.generated";
import classes from "./MailPreferences.module.css";
import { MailPreferencesForm } from "./MailPreferencesForm";

interface MailPreferencesProps {
  token: string;
  /** Whether the server could not load them. */
  loadFailed?: boolean;
}

/** The subscriptions of the email address that a mail's link belongs to. Without a token, it says that the link is incomplete. */
export const MailPreferences = (props: MailPreferencesProps) =>
  props.token === "" ? <WithoutToken /> : <Preferences {...props} />;

const WithoutToken = () => (
  <>
    <IncompleteLink>{newsletterTexts.subscribeBelow}</IncompleteLink>
    <NewsletterBox />
  </>
);

function Preferences({ token, loadFailed = false }: MailPreferencesProps) {
  const isInPage = useCameWithPage();
  const { data, error, loading, refetch } = useMailPreferencesQuery({
    variables: { token },
    // On a way back, another link may have changed them since.
    fetchPolicy: isInPage ? "cache-first" : "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  if (data === undefined && loading && !loadFailed)
    return (
      <div className={classes.body} aria-busy="true">
        <Skeleton width="20rem" height="1.5em" />
        <Skeleton height="4.5rem" radius="var(--radius-lg)" />
        <Skeleton width="10rem" height="2.75rem" radius="var(--radius-lg)" />
      </div>
    );
  if (data === undefined) {
    const failure = error === undefined ? null : readFailure(error);
    if (failure?.kind === "refused" && failure.code === "INVALID_LINK") return <BadLink />;
    return (
      <ErrorState
        title={newsletterTexts.loadFailed}
        retrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const { email, subscriptions, stopped } = data.newsletterPreferences;
  if (subscriptions.length === 0)
    return (
      <>
        <EmptyState title={newsletterTexts.nothing}>
          {whyStopped(stopped) ?? newsletterTexts.nothingText}
        </EmptyState>
        <NewsletterBox />
      </>
    );
  return (
    <div className={classes.body}>
      <p className={classes.lead}>
        {newsletterTexts.preferencesLead} <strong>{email}</strong>
      </p>
      <MailPreferencesForm token={token} subscriptions={subscriptions} />
    </div>
  );
}

type Stopped = MailPreferencesQuery["newsletterPreferences"]["stopped"];

/** Null if their reader ended them, or never had any. */
function whyStopped([first]: Stopped): string | null {
  if (!first || first.endedAt === null || first.endedReason === null) return null;
  return stoppedMailingTexts.why[first.endedReason](usDate(first.endedAt));
}

/** Shown for an invalid link, e.g. one that a mail program has truncated. */
const BadLink = () => (
  <>
    <EmptyState title={newsletterTexts.linkInvalid}>{newsletterTexts.linkInvalidText}</EmptyState>
    <NewsletterBox />
  </>
);
