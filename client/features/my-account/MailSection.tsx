import { accountTexts } from "#texts/account";
import { mailTexts as texts } from "#texts/your-data";
import { Unloaded } from "../../components/ui/Unloaded";
import { Pane } from "../../components/ui/Pane";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { ApplicationMails } from "./applications/ApplicationMails";
import { MailPreferencesForm } from "./MailPreferencesForm";
import { useOwnMailQuery } from "./OwnMail.generated";
import classes from "./YourData.module.css";

/** The emails that the person wants, and those that always come. */
export function MailSection() {
  const query = useOwnMailQuery({
    ssr: false,
    // A link in an email may have changed them since.
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data } = query;
  const preferences = data?.myMailPreferences;
  if (!preferences)
    return <Unloaded query={query} failed={texts.failed} skeleton={<SectionSkeleton />} />;
  return (
    <Pane title={accountTexts.names.mail} lead={texts.lead(preferences.email)}>
      <MailPreferencesForm {...preferences} />
      <ApplicationMails />
      <Pane title={texts.always} headingLevel={3} lead={texts.alwaysLead}>
        <ul className={classes.reasons}>
          {texts.alwaysSent.map(({ what, why }) => (
            <li key={what}>
              <strong>{what}</strong> {why}
            </li>
          ))}
        </ul>
      </Pane>
    </Pane>
  );
}
