import type { Request, RequestHandler } from "express";
import { countOperation, OTHER } from "../../core/metrics/counts.js";

/**
 * Operations of our own pages that are counted by name: those that many visitors wait for, or that matter most. All others, and
 * those of strangers, are counted as `other`: together with the routes, they must stay within 300 series.
 */
export const COUNTED_OPERATIONS: ReadonlySet<string> = new Set([
  "AcceptTerms",
  "AddToCart",
  "AppliedJobs",
  "ApplyToJob",
  "AuditLog",
  "Board",
  "BoardColumn",
  "CompanyJobs",
  "CompanyProfile",
  "CompletedPlaces",
  "DeskApplication",
  "DeskApplications",
  "DeskJobs",
  "DeskPeople",
  "DeskPerson",
  "FilterCounts",
  "HoldApplication",
  "HomeContent",
  "InboxMessages",
  "JobDetail",
  "JobFit",
  "JobToApplyTo",
  "Jobs",
  "MoveApplication",
  "MoveApplications",
  "MyApplication",
  "MyStatusSheet",
  "NearJobs",
  "OwnedPlans",
  "Plans",
  "PostMatches",
  "Profile",
  "PublishJob",
  "RecordPayment",
  "RequestLoginCode",
  "SavedJobIds",
  "SavedJobs",
  "SaveJob",
  "SendContactMessage",
  "SendMail",
  "SignInWithGoogle",
  "SignInWithPasskey",
  "SignOut",
  "SignUp",
  "SoldPlans",
  "StartCheckout",
  "SubscribeToNewsletter",
  "Today",
  "UndoApplication",
  "UpdateJob",
  "UpdateProfile",
  "VerifyLoginCode",
  "VerifySecondFactor",
  "WithdrawApplication",
  "YourApplications",
]);

/** The caller chose the name, so it says nothing about what the query does; but our own pages tell the truth. */
export function operationOf(body: unknown): string {
  const name =
    typeof body === "object" && body !== null && "operationName" in body ? body.operationName : "";
  return typeof name === "string" && COUNTED_OPERATIONS.has(name) ? name : OTHER;
}

export const countOperations: RequestHandler = (
  request: Request<unknown, unknown, unknown>,
  _response,
  next,
) => {
  countOperation(operationOf(request.body));
  next();
};
