import { auditTexts } from "#texts/audit-log";
import { deskTexts } from "#texts/desk";
import { AuditSection } from "./AuditSection";
import { DeskHeading } from "../shell/DeskHeading";

export const AuditPage = () => (
  <>
    <DeskHeading title={deskTexts.names.audit} lead={auditTexts.lead} />
    <AuditSection />
  </>
);
