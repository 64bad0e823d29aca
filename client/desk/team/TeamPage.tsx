import { deskTexts } from "#texts/desk";
import { TeamSection } from "./TeamSection";
import { DeskHeading } from "../shell/DeskHeading";

export const TeamPage = () => (
  <>
    <DeskHeading title={deskTexts.names.team} />
    <TeamSection />
  </>
);
