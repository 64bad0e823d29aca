/** "arn:aws:sns:us-east-1:123456789012:ses-feedback"; a FIFO topic can't deliver over HTTPS. */
export const TOPIC_ARN =
  /^arn:(aws|aws-cn|aws-us-gov):sns:([a-z]{2}(?:-[a-z]+)+-\d):\d{12}:[\w-]{1,256}$/;

const CERTIFICATE_FILE = /^\/[\w-]{1,100}\.pem$/;

/** What the addresses in a topic's messages may look like. Whoever forges a message chooses them. */
export class SnsAddresses {
  private readonly origin: string;

  /** @param endpoint origin of a local stand-in for SNS, whose addresses then are the only valid ones */
  constructor(
    private readonly topicArn: string,
    endpoint?: string,
  ) {
    this.origin = endpoint ? new URL(endpoint).origin : originOf(topicArn);
  }

  /** A certificate of SNS in the topic's own region. */
  isCertificate(address: string): boolean {
    const url = this.read(address);
    return url !== null && url.search === "" && CERTIFICATE_FILE.test(url.pathname);
  }

  /** The address that confirms a subscription to this topic, and no other action of SNS. */
  isConfirmation(address: string): boolean {
    const query = this.read(address)?.searchParams;
    return (
      query?.get("Action") === "ConfirmSubscription" && query.get("TopicArn") === this.topicArn
    );
  }

  private read(address: string): URL | null {
    if (!URL.canParse(address)) return null;
    const url = new URL(address);
    const isPlain = url.username === "" && url.password === "" && url.hash === "";
    return isPlain && url.origin === this.origin ? url : null;
  }
}

/** "https://sns.us-east-1.amazonaws.com" */
function originOf(topicArn: string): string {
  const [, partition, region] = TOPIC_ARN.exec(topicArn) ?? [];
  if (!region) throw new Error("not the ARN of an SNS topic");
  return `https://sns.${region}.amazonaws.com${partition === "aws-cn" ? ".cn" : ""}`;
}
