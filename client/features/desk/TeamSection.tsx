import { deskTexts } from "#texts/desk";
import { Pane } from "../../components/ui/Pane";

export const TeamSection = () => <Pane title={deskTexts.names.team}>{null}</Pane>;
