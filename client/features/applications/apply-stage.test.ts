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
const newcomer = buildViewer({ name: "", phone: "", location: "", isProfileComplete: false });
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

it("starts at reading, or at identifying if the URL has #apply", () => {
  expect(firstStage(false)).toEqual(reading);
  expect(firstStage(true)).toEqual(returned);
});

it("ends with a held application that was sent, also without a form after a reload", () => {
  for (const stage of [reading, setAside])
    expect(nextStage(stage, { type: "submitted", viewer: maya })).toEqual(submitted);
});

describe("asked to apply", () => {
  it.each([
    ["waits until it is known who is there", undefined, clicked],
    ["sends a visitor to sign in", null, signingIn],
    ["opens the form for a signed-in person", maya, filling],
    [
      "opens it for someone who has given nothing yet",
      newcomer,
      { name: "filling", applicant: newcomer },
    ],
  ] as const)("%s", (_what, viewer, after) => {
    expect(nextStage(reading, { type: "asked", viewer })).toEqual(after);
  });

  it("reopens a form that was closed or sent", () => {
    for (const stage of [setAside, submitted])
      expect(nextStage(stage, { type: "asked", viewer: maya })).toEqual(filling);
  });

  it("reopens the form while it waits for the applicant to sign in again", () => {
    const closed = nextStage(signingInAgain, { type: "closed" });
    expect(isFormOpen(closed)).toBe(false);
    expect(nextStage(closed, { type: "asked", viewer: null })).toEqual(signingInAgain);
  });
});

describe("once the viewer has loaded", () => {
  it.each([
    ["a click by a signed-in user opens the form", clicked, maya, filling],
    ["a click by a visitor opens the login dialog", clicked, null, signingIn],
    ["a return from Google opens the form", returned, maya, filling],
    ["a return without signing in does not ask again", returned, null, reading],
  ])("%s", (_what, stage, viewer, after) => {
    const event = { type: "identified", viewer, awaitsCode: false } as const;
    expect(nextStage(stage, event)).toEqual(after);
  });

  it("a return of a visitor who has a code to enter asks for it", () => {
    const event = { type: "identified", viewer: null, awaitsCode: true } as const;
    expect(nextStage(returned, event)).toEqual(signingIn);
  });

  it("changes nothing at any other stage", () => {
    for (const stage of every.filter(({ name }) => name !== "identifying"))
      expect(nextStage(stage, { type: "identified", viewer: maya, awaitsCode: true })).toBe(stage);
  });
});

describe("signing in", () => {
  it("opens the form", () => {
    expect(nextStage(signingIn, { type: "signedIn", viewer: maya })).toEqual(filling);
  });

  it("returns to reading when the dialog is closed", () => {
    expect(nextStage(signingIn, { type: "signInDismissed" })).toEqual(reading);
    expect(nextStage(filling, { type: "signInDismissed" })).toBe(filling);
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

  it("returns to the form after signing in again", () => {
    expect(nextStage(signingInAgain, { type: "sessionRenewed" })).toEqual(filling);
  });

  it("is open only while it is filled in", () => {
    expect(every.filter(isFormOpen)).toEqual([filling, signingInAgain]);
  });

  it("has an applicant; other stages have none", () => {
    expect(every.filter((stage) => applicantAt(stage) !== null)).toEqual(
      every.filter((stage) => !withoutForm.includes(stage)),
    );
  });

  it("ignores form events at stages without a form", () => {
    for (const stage of withoutForm)
      for (const type of ["closed", "submitted", "sessionEnded", "sessionRenewed"] as const)
        expect(nextStage(stage, { type })).toBe(stage);
  });
});

describe("when the applicant has signed out", () => {
  it("closes the form", () => {
    for (const stage of every) expect(nextStage(stage, { type: "left" })).toEqual(reading);
  });

  it("orphans every form on signing out, but not when the session expired", () => {
    expect(every.filter((stage) => isOrphaned(stage, null))).toEqual([
      filling,
      setAside,
      submitted,
    ]);
  });

  it("orphans the form when another user signs in", () => {
    expect(every.filter((stage) => isOrphaned(stage, noor))).toEqual(
      every.filter((stage) => applicantAt(stage) !== null),
    );
    expect(every.some((stage) => isOrphaned(stage, maya))).toBe(false);
  });
});
