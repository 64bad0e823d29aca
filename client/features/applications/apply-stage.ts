import type { Viewer } from "../../lib/session/viewer";

/** The stages of applying to one job. */
export type ApplyStage =
  /** No one has asked to apply. */
  | { name: "reading" }
  /** Asked to apply before the viewer has loaded: by a click, or by #apply in the URL. */
  | { name: "identifying"; askedBy: "click" | "address" }
  /** The login dialog is open, for a visitor. */
  | { name: "signingIn" }
  /** The form is open. */
  | { name: "filling"; applicant: Viewer }
  /** The form is closed but keeps the typed text. */
  | { name: "setAside"; applicant: Viewer }
  /** The session had expired when the form was sent; the form waits for the applicant to sign in again. */
  | { name: "signingInAgain"; applicant: Viewer; formOpen: boolean }
  /** The application was sent. */
  | { name: "submitted"; applicant: Viewer };

export type ApplyEvent =
  /** The apply button was clicked; `viewer` is undefined while it is loading. */
  | { type: "asked"; viewer: Viewer | null | undefined }
  /** The viewer has loaded; null for a visitor, who may have a code to enter. */
  | { type: "identified"; viewer: Viewer | null; awaitsCode: boolean }
  | { type: "signedIn"; viewer: Viewer }
  | { type: "signInDismissed" }
  | { type: "closed" }
  | { type: "sessionEnded" }
  | { type: "sessionRenewed" }
  /** @param viewer whose held application was sent, perhaps after a reload, which leaves no form; without it, the form was sent */
  | { type: "submitted"; viewer?: Viewer | null }
  /** The applicant signed out, or another user signed in. */
  | { type: "left" };

/** The initial stage. @param returning whether the URL has #apply */
export const firstStage = (returning: boolean): ApplyStage =>
  returning ? { name: "identifying", askedBy: "address" } : { name: "reading" };

/** The applicant of the mounted form, open or closed; null if there is no form. */
export const applicantAt = (stage: ApplyStage): Viewer | null =>
  "applicant" in stage ? stage.applicant : null;

/** Whether the form is open. */
export const isFormOpen = (stage: ApplyStage): boolean =>
  stage.name === "filling" || (stage.name === "signingInAgain" && stage.formOpen);

/** Whether the form's applicant has signed out or another user has signed in. An expired session keeps the form. */
export const isOrphaned = (stage: ApplyStage, viewer: Viewer | null): boolean => {
  const applicant = applicantAt(stage);
  if (applicant === null) return false;
  return viewer === null ? stage.name !== "signingInAgain" : viewer.id !== applicant.id;
};

/** The stage after an event. Events that do not apply to a stage leave it unchanged. */
export function nextStage(stage: ApplyStage, event: ApplyEvent): ApplyStage {
  switch (event.type) {
    case "asked":
      if (event.viewer === undefined) return { name: "identifying", askedBy: "click" };
      // The form itself asks to sign in.
      if (event.viewer === null && stage.name === "signingInAgain")
        return { ...stage, formOpen: true };
      return stageFor(event.viewer);
    case "identified":
      if (stage.name !== "identifying") return stage;
      // A user who came back from Google without signing in is not asked again.
      if (event.viewer === null && stage.askedBy === "address" && !event.awaitsCode)
        return { name: "reading" };
      return stageFor(event.viewer);
    case "signedIn":
      return { name: "filling", applicant: event.viewer };
    case "signInDismissed":
      return stage.name === "signingIn" ? { name: "reading" } : stage;
    case "closed":
      if (stage.name === "signingInAgain") return { ...stage, formOpen: false };
      return moved(stage, "setAside");
    case "sessionEnded":
      return stage.name === "filling"
        ? { name: "signingInAgain", applicant: stage.applicant, formOpen: true }
        : stage;
    case "sessionRenewed":
      return moved(stage, "filling");
    case "submitted":
      return event.viewer
        ? { name: "submitted", applicant: event.viewer }
        : moved(stage, "submitted");
    case "left":
      return { name: "reading" };
    default:
      return event satisfies never;
  }
}

/** The form asks for whatever an account lacks. */
const stageFor = (viewer: Viewer | null): ApplyStage =>
  viewer === null ? { name: "signingIn" } : { name: "filling", applicant: viewer };

/** Moves the form to another stage; a stage without a form stays unchanged. */
function moved(stage: ApplyStage, name: "filling" | "setAside" | "submitted"): ApplyStage {
  const applicant = applicantAt(stage);
  return applicant === null ? stage : { name, applicant };
}
