import { accountTexts } from "#texts/account";
import { Pane } from "../../components/ui/Pane";

export const SignInSection = () => <Pane title={accountTexts.names["sign-in"]}>{null}</Pane>;
