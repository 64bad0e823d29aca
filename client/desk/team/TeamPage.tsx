import { deskTexts } from "#texts/desk";
import { useViewer } from "../../lib/session/viewer";
import { DeskHeading } from "../shell/DeskHeading";
import { CompanyTeams } from "./CompanyTeams";
import { StaffTeam } from "./StaffTeam";

/** The staff: all of it for administrators, and for recruiters the companies they work for. */
export function TeamPage() {
  const { viewer } = useViewer();
  return (
    <>
      <DeskHeading title={deskTexts.names.team} />
      {viewer?.role === "ADMIN" ? <StaffTeam /> : <CompanyTeams />}
    </>
  );
}
