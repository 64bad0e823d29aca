import { buildViewer } from "../../test/viewer";
import {
  applicantAt,
  firstStage,
  isFormOpen,
  isOrphaned,
  nextStage,
  type ApplyStage,
} from "./apply-stage";

const maya = buildViewer({ id: "maya" });
const noor = buildViewer({ id: "noor" });

const reading: ApplyStage = { name: "reading" };
const clicked: ApplyStage = { name: "identifying", askedBy: "click" };
const returned: ApplyStage = { name: "identifying", askedBy: "address" };
const signingIn: ApplyStage = { name: "signingIn" };
const filling: ApplyStage = { name: "filling", applicant: maya };
const setAside: ApplyStage = { name: "setAside", applicant: maya };
const signingInAgain: ApplyStage = { name: "signingInAgain", applicant: maya, formOpen: true };
const submitted: ApplyStage = { name: "submitted", applicant: maya };

const every = [reading, clicked, returned, signingIn, filling, setAside, signingInAgain, submitted];
const withoutForm: ApplyStage[] = [reading, clicked, returned, signingIn];

it("starts at reading, or at identifying for an address with #apply", () => {
  expect(firstStage(false)).toEqual(reading);
  expect(firstStage(true)).toEqual(returned);
});

describe("asked to apply", () => {
  it.each([
    ["waits until it is known who is there", undefined, clicked],
    ["sends a visitor to sign in", null, signingIn],
    ["opens the form for somebody who is signed in", maya, filling],
  ] as const)("%s", (_what, viewer, after) => {
    expect(nextStage(reading, { type: "asked", viewer })).toEqual(after);
  });

  it("reopens a form that was closed or sent", () => {
    for (const stage of [setAside, submitted])
      expect(nextStage(stage, { type: "asked", viewer: maya })).toEqual(filling);
  });

  it("reopens the form that waits for its applicant to sign in again", () => {
    const closed = nextStage(signingInAgain, { type: "closed" });
    expect(isFormOpen(closed)).toBe(false);
    expect(nextStage(closed, { type: "asked", viewer: null })).toEqual(signingInAgain);
  });
});

describe("once it is known who is there", () => {
  it.each([
    ["a click by somebody signed in opens the form", clicked, maya, filling],
    ["a click by a visitor leads to the login dialog", clicked, null, signingIn],
    ["a return from Google opens the form", returned, maya, filling],
    ["a return without having signed in asks nothing", returned, null, reading],
  ])("%s", (_what, stage, viewer, after) => {
    expect(nextStage(stage, { type: "identified", viewer })).toEqual(after);
  });

  it("changes nothing at any other stage", () => {
    for (const stage of every.filter(({ name }) => name !== "identifying"))
      expect(nextStage(stage, { type: "identified", viewer: maya })).toBe(stage);
  });
});

describe("signing in", () => {
  it("opens the form", () => {
    expect(nextStage(signingIn, { type: "signedIn", viewer: maya })).toEqual(filling);
  });

  it("returns to reading when the dialog is closed", () => {
    expect(nextStage(signingIn, { type: "signInGivenUp" })).toEqual(reading);
    expect(nextStage(filling, { type: "signInGivenUp" })).toBe(filling);
  });
});

describe("with a form", () => {
  it.each([
    ["closed", setAside],
    ["submitted", submitted],
    ["sessionEnded", signingInAgain],
  ] as const)("%s keeps the applicant", (type, after) => {
    expect(nextStage(filling, { type })).toEqual(after);
  });

  it("a renewed session returns to the form", () => {
    expect(nextStage(signingInAgain, { type: "sessionRenewed" })).toEqual(filling);
  });

  it("is open while it is filled in, and closed at every other stage", () => {
    expect(every.filter(isFormOpen)).toEqual([filling, signingInAgain]);
  });

  it("has an applicant, and no other stage has one", () => {
    expect(every.filter((stage) => applicantAt(stage) !== null)).toEqual(
      every.filter((stage) => !withoutForm.includes(stage)),
    );
  });

  it("events of a form change nothing at a stage without one", () => {
    for (const stage of withoutForm)
      for (const type of ["closed", "submitted", "sessionEnded", "sessionRenewed"] as const)
        expect(nextStage(stage, { type })).toBe(stage);
  });
});

describe("an applicant who is gone", () => {
  it("loses the form", () => {
    for (const stage of every) expect(nextStage(stage, { type: "left" })).toEqual(reading);
  });

  it("orphans the form by signing out at every stage with one, except when the session ended by itself", () => {
    expect(every.filter((stage) => isOrphaned(stage, null))).toEqual([
      filling,
      setAside,
      submitted,
    ]);
  });

  it("orphans the form when somebody else signs in", () => {
    expect(every.filter((stage) => isOrphaned(stage, noor))).toEqual(
      every.filter((stage) => applicantAt(stage) !== null),
    );
    expect(every.some((stage) => isOrphaned(stage, maya))).toBe(false);
  });
});
