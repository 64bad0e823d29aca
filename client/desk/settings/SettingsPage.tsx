import { deskTexts } from "#texts/desk";
import { settingTexts as texts } from "#texts/desk-settings";
import { Loaded } from "../../components/ui/Loaded";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { DeskHeading } from "../shell/DeskHeading";
import { useDeskSettingsQuery } from "./Settings.generated";
import classes from "./Settings.module.css";
import { StaffMailForm } from "./StaffMailForm";
import { StatisticsForm } from "./StatisticsForm";
import { TestimonialsForm } from "./TestimonialsForm";

/** /desk/settings: where staff email goes, and what the home page says about the firm. */
export function SettingsPage() {
  // Forms start with what the server has now, not with what was shown before.
  const query = useDeskSettingsQuery({ ssr: false, fetchPolicy: "network-only" });
  return (
    <>
      <DeskHeading title={deskTexts.names.settings} lead={texts.lead} />
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="form" />}>
        {({ siteSettings }) => (
          <div className={classes.page}>
            <StaffMailForm settings={siteSettings} />
            <StatisticsForm home={siteSettings.home} />
            <TestimonialsForm home={siteSettings.home} />
          </div>
        )}
      </Loaded>
    </>
  );
}
