import { myStatusTexts } from "#texts/my-status";
import { pageNames } from "#texts/page-names";
import { Pane } from "../../components/ui/Pane";
import { MyStatus } from "./MyStatus";

/** The status as a section of a page. It is the browser's, not the account's, unless the person asks. */
export const StatusSection = ({ title = pageNames.myStatus }: { title?: string }) => (
  <Pane title={title} lead={myStatusTexts.lead}>
    <MyStatus />
  </Pane>
);
