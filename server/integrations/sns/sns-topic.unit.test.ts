import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours, later, minutes } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { CERTIFICATE_URL, SnsTwin, SUBSCRIBE_URL, TOPIC_ARN } from "../../test/sns-twin.js";
import { UnusableAnswerError } from "./fetch-text.js";
import { SnsTopic } from "./sns-topic.js";

const now = new Date();
const clock = { now: () => now };

let sns: SnsTwin;
let topic: SnsTopic;
beforeAll(async () => {
  sns = await SnsTwin.create();
});
beforeEach(() => {
  sns.fetched.length = 0;
  topic = topicOf({});
});

const topicOf = (
  change: { topicArn?: string; endpoint?: string },
  fetchText = sns.fetchText,
): SnsTopic => new SnsTopic({ topicArn: TOPIC_ARN, ...change }, { clock, fetchText });

const read = (message: unknown, by = topic) => by.read(Buffer.from(JSON.stringify(message)));
/** The code of the refusal; "" if there is none. */
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const SUBSCRIBING = { Token: "t", SubscribeURL: SUBSCRIBE_URL };

describe("a signed message", () => {
  it.each([
    ["Notification", "1", { Subject: "About you" }],
    ["Notification", "2", {}],
    ["SubscriptionConfirmation", "1", SUBSCRIBING],
    ["SubscriptionConfirmation", "2", SUBSCRIBING],
    ["UnsubscribeConfirmation", "1", SUBSCRIBING],
    ["UnsubscribeConfirmation", "2", SUBSCRIBING],
  ] as const)("of type %s and version %s is read", async (Type, version, change) => {
    const message = sns.envelope(now, { Type, ...change }, { version });
    expect(await read(message)).toMatchObject({ Type, MessageId: message.MessageId });
  });

  it("may have no subject as null", async () => {
    expect(await read({ ...sns.envelope(now), Subject: null })).toMatchObject({ Subject: null });
  });

  it("needs its certificate fetched once", async () => {
    await Promise.all([read(sns.envelope(now)), read(sns.envelope(now))]);
    await read(sns.envelope(now));
    expect(sns.fetched).toEqual([CERTIFICATE_URL]);
  });

  it("may be an hour old, and up to five minutes ahead", async () => {
    await read(sns.envelope(later(now, -minutes(59))));
    await read(sns.envelope(later(now, minutes(4))));
  });
});

describe("a forged message", () => {
  it.each([
    "Message",
    "MessageId",
    "Subject",
    "SubscribeURL",
    "Token",
    "Timestamp",
    "Signature",
    "Type",
  ])("with another %s is refused", async (field) => {
    const isSubscription = ["SubscribeURL", "Token", "Type"].includes(field);
    const type = isSubscription
      ? ({ Type: "SubscriptionConfirmation", ...SUBSCRIBING } as const)
      : ({ Subject: "About you" } as const);
    const other = {
      Timestamp: later(now, -minutes(1)).toISOString(),
      Signature: Buffer.from("forged").toString("base64"),
      Type: "UnsubscribeConfirmation",
    }[field];
    const message = { ...sns.envelope(now, type), [field]: other ?? "forged" };
    expect(await refusal(read(message))).toBe("FORBIDDEN");
  });

  it("signed by someone else is refused", async () => {
    const other = await SnsTwin.create();
    expect(await refusal(read(other.envelope(now)))).toBe("FORBIDDEN");
  });

  it("that claims another digest is refused", async () => {
    const message = { ...sns.envelope(now), SignatureVersion: "1" };
    expect(await refusal(read(message))).toBe("FORBIDDEN");
  });

  it("of another topic is refused, though its signature is right", async () => {
    const TopicArn = TOPIC_ARN.replace("ses-feedback", "mine");
    expect(await refusal(read(sns.envelope(now, { TopicArn })))).toBe("FORBIDDEN");
    expect(sns.fetched).toEqual([]);
  });

  it.each([
    ["by http", CERTIFICATE_URL.replace("https:", "http:")],
    ["from another host", "https://sns.us-east-1.amazonaws.com.evil.test/a.pem"],
    ["from another service", "https://s3.us-east-1.amazonaws.com/a.pem"],
    ["from a bucket", "https://sns.us-east-1.s3.amazonaws.com/a.pem"],
    ["from another region", "https://sns.eu-west-1.amazonaws.com/a.pem"],
    ["from another country", "https://sns.us-east-1.amazonaws.com.cn/a.pem"],
    ["from another port", "https://sns.us-east-1.amazonaws.com:8443/a.pem"],
    ["with a user", "https://sns.us-east-1.amazonaws.com@evil.test/a.pem"],
    ["with a password", "https://a:b@sns.us-east-1.amazonaws.com/a.pem"],
    ["with a query", "https://sns.us-east-1.amazonaws.com/a.pem?b"],
    ["that is no certificate", "https://sns.us-east-1.amazonaws.com/a"],
    ["in a folder", "https://sns.us-east-1.amazonaws.com/a/b.pem"],
    ["that is no address", "a.pem"],
  ])("with a certificate %s is refused, and nothing is fetched", async (_what, url) => {
    expect(await refusal(read(sns.envelope(now, {}, { url })))).toBe("FORBIDDEN");
    expect(sns.fetched).toEqual([]);
  });

  it.each([
    ["more than an hour old", -hours(1) - 1],
    ["far ahead", minutes(6)],
  ])("or one sent again, %s, is refused", async (_what, ms) => {
    expect(await refusal(read(sns.envelope(later(now, ms))))).toBe("FORBIDDEN");
    expect(sns.fetched).toEqual([]);
  });
});

describe("the certificate", () => {
  it.each([
    ["over", { notAfter: later(now, -hours(1)) }],
    ["yet to come", { notBefore: later(now, days(1)) }],
  ])("must not be %s", async (_what, dates) => {
    const other = await SnsTwin.create(dates);
    const found = await refusal(read(other.envelope(now), topicOf({}, other.fetchText)));
    expect(found).toBe("FORBIDDEN");
  });

  it("is fetched again after a failure, and SNS should try again", async () => {
    sns.answers.delete(CERTIFICATE_URL);
    expect(await refusal(read(sns.envelope(now)))).toBe("PROVIDER_UNAVAILABLE");
    sns = await SnsTwin.create();
    topic = topicOf({});
    await read(sns.envelope(now));
  });

  it.each([
    ["is missing", () => Promise.reject(new UnusableAnswerError("404"))],
    ["is none", () => Promise.resolve("<html>")],
  ])("that %s refuses the message", async (_what, fetchText) => {
    expect(await refusal(read(sns.envelope(now), topicOf({}, fetchText)))).toBe("FORBIDDEN");
  });

  it("comes from China for a topic in China", async () => {
    const topicArn = TOPIC_ARN.replace("aws:sns:us-east-1", "aws-cn:sns:cn-north-1");
    const url = "https://sns.cn-north-1.amazonaws.com.cn/a.pem";
    const message = sns.envelope(now, { TopicArn: topicArn }, { url });
    const answer = sns.answers.get(CERTIFICATE_URL) ?? "";
    const chinese = topicOf({ topicArn }, () => Promise.resolve(answer));
    expect(await read(message, chinese)).toMatchObject({ TopicArn: topicArn });
  });

  it("comes only from the stand-in, if there is one", async () => {
    const endpoint = "http://127.0.0.1:4025";
    const answer = sns.answers.get(CERTIFICATE_URL) ?? "";
    const local = topicOf({ endpoint }, () => Promise.resolve(answer));
    await read(sns.envelope(now, {}, { url: `${endpoint}/sns.pem` }), local);
    expect(await refusal(read(sns.envelope(now), local))).toBe("FORBIDDEN");
  });
});

it.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a raw message", JSON.stringify({ notificationType: "Bounce" })],
])("%s is no message", async (_what, body) => {
  expect(await refusal(topic.read(Buffer.from(body)))).toBe("BAD_INPUT");
});

describe("confirming a subscription", () => {
  it("opens the address", async () => {
    await topic.confirm(SUBSCRIBE_URL);
    expect(sns.fetched).toEqual([SUBSCRIBE_URL]);
  });

  it.each([
    ["of another host", SUBSCRIBE_URL.replace("amazonaws.com", "evil.test")],
    ["by http", SUBSCRIBE_URL.replace("https:", "http:")],
    ["of another action", SUBSCRIBE_URL.replace("ConfirmSubscription", "DeleteTopic")],
    ["of another topic", SUBSCRIBE_URL.replace("ses-feedback", "mine")],
  ])("never opens one %s", async (_what, address) => {
    expect(await refusal(topic.confirm(address))).toBe("FORBIDDEN");
    expect(sns.fetched).toEqual([]);
  });

  it("is tried again by SNS if it doesn't answer", async () => {
    const failing = topicOf({}, () => Promise.reject(new Error("no route")));
    expect(await refusal(failing.confirm(SUBSCRIBE_URL))).toBe("PROVIDER_UNAVAILABLE");
  });
});
