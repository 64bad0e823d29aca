import { deskTexts } from "#texts/desk";
import { settingTexts as texts } from "#texts/desk-settings";
import { ErrorState } from "../../components/ui/ErrorState";
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
  const { data, error, loading, refetch } = query;
  return (
    <>
      <DeskHeading title={deskTexts.names.settings} lead={texts.lead} />
      {data === undefined && error === undefined && <DeskSkeleton shape="form" />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={texts.failed}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data !== undefined && (
        <div className={classes.page}>
          <StaffMailForm settings={data.siteSettings} />
          <StatisticsForm home={data.siteSettings.home} />
          <TestimonialsForm home={data.siteSettings.home} />
        </div>
      )}
    </>
  );
}
