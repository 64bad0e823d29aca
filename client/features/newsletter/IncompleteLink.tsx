import type { ReactNode } from "react";
import { EmptyState } from "../../components/ui/EmptyState";
import { newsletterTexts } from "#texts/newsletter";

/** For a link without its token, e.g. one that a mail program has cut. @param children what else to do */
export const IncompleteLink = ({ children }: { children: ReactNode }) => (
  <EmptyState title={newsletterTexts.linkIncomplete}>
    {newsletterTexts.linkIncompleteText} {children}
  </EmptyState>
);
