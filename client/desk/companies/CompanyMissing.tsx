import { deskTexts } from "#texts/desk";
import { companyTexts as texts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { DeskHeading } from "../shell/DeskHeading";

/** For an address of a company that is not there, or that the person does not work for. */
export const CompanyMissing = () => (
  <>
    <DeskHeading title={deskTexts.names.companies} />
    <EmptyState
      title={texts.missing}
      actions={<LinkButton to={paths.desk("companies")}>{texts.all}</LinkButton>}
    >
      {texts.missingText}
    </EmptyState>
  </>
);
