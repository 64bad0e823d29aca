import { deskTexts } from "#texts/desk";
import { TeamSection } from "../features/desk/TeamSection";
import { DeskHeading } from "./shell/DeskHeading";

export const TeamPage = () => (
  <>
    <DeskHeading title={deskTexts.names.team} />
    <TeamSection />
  </>
);
