import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const DataSection = () => <Pane title={accountTexts.names.data}>{null}</Pane>;
