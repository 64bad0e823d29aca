import { deskTexts } from "#texts/desk";
import { Pane } from "../../components/ui/Pane";

export const AuditSection = () => <Pane title={deskTexts.names.audit}>{null}</Pane>;
