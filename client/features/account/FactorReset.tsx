import { commonTexts } from "#texts/common";
import { EmptyState } from "../../components/ui/EmptyState";

export const FactorReset = ({ token }: { token: string }) => (
  <EmptyState title={commonTexts.loading}>{token === "" ? null : null}</EmptyState>
);
