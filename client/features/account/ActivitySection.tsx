import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const ActivitySection = () => <Pane title={accountTexts.names.activity}>{null}</Pane>;
