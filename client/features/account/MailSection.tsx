import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const MailSection = () => <Pane title={accountTexts.names.mail}>{null}</Pane>;
