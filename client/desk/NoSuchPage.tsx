import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { EmptyState } from "../components/ui/EmptyState";
import { LinkButton } from "../components/ui/LinkButton";
import { DeskHeading } from "./shell/DeskHeading";

/** An address of the desk that leads nowhere, or that this person may not open. */
export const NoSuchPage = () => (
  <>
    <DeskHeading title={deskTexts.missingTitle} />
    <EmptyState
      title={deskTexts.missingTitle}
      actions={<LinkButton to={paths.desk()}>{deskTexts.backToDesk}</LinkButton>}
    >
      {deskTexts.missingText}
    </EmptyState>
  </>
);
