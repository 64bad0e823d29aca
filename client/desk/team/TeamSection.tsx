import { useViewer } from "../../lib/session/viewer";
import { CompanyTeams } from "./CompanyTeams";
import { StaffTeam } from "./StaffTeam";

/** The staff: all of it for administrators, and for recruiters the companies they work for. */
export function TeamSection() {
  const { viewer } = useViewer();
  return viewer?.role === "ADMIN" ? <StaffTeam /> : <CompanyTeams />;
}
