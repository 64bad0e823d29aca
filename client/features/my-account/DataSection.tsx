import { accountTexts } from "#texts/account";
import { yourDataTexts } from "#texts/your-data";
import { Pane } from "../../components/ui/Pane";
import { YourCopy } from "./YourCopy";
import { YourDeletion } from "./YourDeletion";

/** A copy of everything stored about the person, and the deletion of the account. */
export const DataSection = () => (
  <Pane title={accountTexts.names.data} lead={yourDataTexts.lead}>
    <YourCopy />
    <YourDeletion />
  </Pane>
);
