import type { ReactNode } from "react";
import { accountTexts } from "#texts/account";
import { EmptyState } from "../../components/ui/EmptyState";

interface BrokenLinkProps {
  /** Where to go instead. */
  action: ReactNode;
  /** What else to do. */
  children: ReactNode;
}

/** For a link in a mail that has lost its token, e.g. because a mail program has cut it. */
export const BrokenLink = ({ action, children }: BrokenLinkProps) => (
  <EmptyState title={accountTexts.linkBroken} actions={action}>
    {accountTexts.linkBrokenText} {children}
  </EmptyState>
);
