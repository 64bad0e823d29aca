import { describe, expect, it } from "@jest/globals";
import { bounceOf, complaintOf } from "../../test/sns-twin.js";
import { readSesEvent } from "./ses-event.js";

const EMAIL = "ana@example.com";

describe("a fact in a form that nobody knows", () => {
  it.each([
    "2026-11-28T12:00:00.000+0000",
    "Sat, 28 Nov 2026 12:00:00 +0000",
    "",
    1_795_867_200,
    {},
  ])("leaves a bounce without its time: %j", (timestamp) => {
    expect(readSesEvent(bounceOf(EMAIL, { timestamp }))).toMatchObject({
      ...{ kind: "BOUNCE", addresses: [EMAIL], at: null },
      trouble: { bounceReason: "NO_MAILBOX" },
    });
  });

  it.each([7, true, {}, ["x"], null])("leaves a bounce without its id: %j", (feedbackId) => {
    const read = readSesEvent(bounceOf(EMAIL, { feedbackId }));
    expect(read).toMatchObject({ addresses: [EMAIL], feedbackId: null });
  });

  it.each([5, 5.11, null, {}, ["5.1.1"]])("is no status: %j", (status) => {
    const bouncedRecipients = [{ emailAddress: EMAIL, status, action: 1 }];
    expect(readSesEvent(bounceOf("", { bouncedRecipients }))).toMatchObject({
      addresses: [EMAIL],
      trouble: { bounceReason: "NO_MAILBOX" },
    });
  });

  it.each([
    ["bounceSubType", bounceOf(EMAIL, { bounceSubType: 3 }), "BOUNCE"],
    ["complaintSubType", complaintOf(EMAIL, { complaintSubType: ["x"] }), "COMPLAINT"],
    ["complaintFeedbackType", complaintOf(EMAIL, { complaintFeedbackType: 1 }), "COMPLAINT"],
    ["timestamp", complaintOf(EMAIL, { timestamp: "yesterday" }), "COMPLAINT"],
    ["complaint", bounceOf(EMAIL).replace("{", '{"complaint":7,'), "BOUNCE"],
    ["eventType", bounceOf(EMAIL).replace("{", '{"eventType":7,'), "BOUNCE"],
    ["notificationType", complaintOf(EMAIL).replace("{", '{"notificationType":7,'), "COMPLAINT"],
  ])("may be %s", (_field, text, kind) => {
    expect(readSesEvent(text)).toMatchObject({ kind, addresses: [EMAIL] });
  });
});

it("an id may be of any length", () => {
  const feedbackId = "x".repeat(500);
  expect(readSesEvent(bounceOf(EMAIL, { feedbackId }))).toMatchObject({ feedbackId });
});

it.each([{}, { status: "5.1.1" }, { emailAddress: null }, { emailAddress: "x" }, null, EMAIL])(
  "the recipient %j does not hide the others",
  (odd) => {
    const recipients = [odd, { emailAddress: EMAIL }];
    for (const text of [
      bounceOf("", { bouncedRecipients: recipients }),
      complaintOf("", { complainedRecipients: recipients }),
    ])
      expect(readSesEvent(text)).toMatchObject({ addresses: [EMAIL] });
  },
);

describe("what can't be acted on", () => {
  const unreadable = "Bounce";
  it.each([
    [{ notificationType: "Bounce" }, { unreadable, fields: [""] }],
    [JSON.parse(bounceOf(EMAIL, { bounceType: 1 })), { unreadable, fields: ["bounceType"] }],
    [
      JSON.parse(bounceOf("", { bouncedRecipients: EMAIL })),
      { unreadable, fields: ["bouncedRecipients"] },
    ],
    [JSON.parse(bounceOf("no address")), { unreadable, fields: ["emailAddress"] }],
    [JSON.parse(bounceOf("", { bouncedRecipients: [] })), { unreadable, fields: ["emailAddress"] }],
    [
      JSON.parse(complaintOf("", { complainedRecipients: [{}] })),
      { unreadable: "Complaint", fields: ["emailAddress"] },
    ],
  ])("names the fields at fault: %j", (event, expected) => {
    expect(readSesEvent(JSON.stringify(event))).toEqual(expected);
  });

  it.each([
    "",
    "[]",
    "7",
    "Successfully validated SNS topic for Amazon SES event publishing.",
    JSON.stringify({ eventType: "Delivery", delivery: {}, bounce: {} }),
    complaintOf("", { complaintFeedbackType: "not-spam", complainedRecipients: [] }),
  ])("is passed over if it is something else: %j", (text) => {
    expect(readSesEvent(text)).toBeNull();
  });
});
