import { accountTexts } from "#texts/account";
import { yourApplicationTexts as texts } from "#texts/your-applications";
import { Pane } from "../../../components/ui/Pane";
import { ApplicationMails } from "./ApplicationMails";
import { ResumeTrail } from "./ResumeTrail";
import { WaitingConsents, YourAnswers } from "./YourConsents";
import { YourApplications } from "./YourApplications";

/** The person's applications, what they must decide about them, and where their resume went. */
export const ApplicationsSection = () => (
  <Pane title={accountTexts.names.applications} lead={texts.lead}>
    <WaitingConsents />
    <YourApplications />
    <ResumeTrail />
    <YourAnswers />
    <ApplicationMails />
  </Pane>
);
