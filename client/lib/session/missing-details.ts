import { sitePages } from "#site/paths";
import type { Viewer } from "./viewer";

/**
 * Whether to ask for missing details after a sign-in on this page. Staff need no phone number or location, and whoever opens
 * an invitation is about to join them.
 */
export const needsDetails = ({ role, isProfileComplete }: Viewer, pathname: string): boolean =>
  role === "CANDIDATE" && !isProfileComplete && pathname !== sitePages.invitation.path;
