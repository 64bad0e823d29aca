import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const DevicesSection = () => <Pane title={accountTexts.names.devices}>{null}</Pane>;
