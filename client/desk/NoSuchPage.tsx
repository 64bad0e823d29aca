import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { EmptyState } from "../components/ui/EmptyState";
import { LinkButton } from "../components/ui/LinkButton";

/** An address of the desk that leads nowhere, or that this person may not open. */
export const NoSuchPage = () => (
  <EmptyState
    headingLevel={1}
    title={deskTexts.missingTitle}
    actions={<LinkButton to={paths.desk()}>{deskTexts.backToDesk}</LinkButton>}
  >
    {deskTexts.missingText}
  </EmptyState>
);
