import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const ProfileSection = () => <Pane title={accountTexts.names[""]}>{null}</Pane>;
