import type { DataSource } from "typeorm";
import { later, minutes, type Clock } from "../../core/clock.js";
import { keyedHash, newToken, sameDigest, tokenHash } from "../../core/secrets.js";
import type { VisitSecrets } from "../../integrations/identity/identity-provider.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import { SignInFlow } from "./sign-in-flow.entity.js";
import type { VisitFault } from "./sign-in-refusal.js";

const LASTS_MS = minutes(10);

/** Ties all visits of one browser to it; the value of its cookie. */
export interface FlowCookie {
  value: string;
  expiresAt: Date;
}

/** A visit may go on only without a fault. */
type EndedVisit =
  | { flow: SignInFlow; fault: VisitFault | null }
  | { flow: null; fault: VisitFault };

/** Visits to a provider, from leaving this site to coming back. Each ends once, in the browser that left. */
export class SignInFlowService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /** @param browser what this browser has from an earlier visit, so that visits in two tabs don't end each other */
  async begin(
    flow: Pick<SignInFlow, "provider" | "returnTo" | "linksUserId">,
    browser: string | undefined,
  ): Promise<{ secrets: VisitSecrets; cookie: FlowCookie }> {
    const secrets = this.secretsOf(newToken());
    const value = browser && /^[\w-]{43}$/.test(browser) ? browser : newToken();
    const createdAt = this.clock.now();
    const expiresAt = later(createdAt, LASTS_MS);
    await this.dataSource.manager.insert(SignInFlow, {
      ...flow,
      stateHash: secrets.nonce,
      browserHash: tokenHash(value),
      createdAt,
      expiresAt,
    });
    return { secrets, cookie: { value, expiresAt } };
  }

  /** The nonce is also what the visit is stored under: a token finds its visit by it. */
  secretsOf(state: string): VisitSecrets {
    const derive = (purpose: string) => keyedHash(this.secretKey, "sign-in-flow", purpose, state);
    return { state, nonce: derive("nonce"), codeVerifier: derive("verifier") };
  }

  /**
   * Ends a visit, whatever comes of it. Of several concurrent calls, one gets it.
   * @returns the visit; what is wrong if it ended before, expired, began in another browser or led to another provider
   */
  async end(
    provider: ProviderName,
    nonce: string,
    browser: string | undefined,
  ): Promise<EndedVisit> {
    const { manager } = this.dataSource;
    const flow = await manager.findOneBy(SignInFlow, { stateHash: nonce });
    if (!flow) return { flow: null, fault: "VISIT_UNKNOWN" };
    const { affected } = await manager.delete(SignInFlow, { stateHash: nonce });
    if (affected !== 1) return { flow: null, fault: "VISIT_UNKNOWN" };
    if (flow.provider !== provider) return { flow, fault: "OTHER_PROVIDER" };
    if (flow.expiresAt <= this.clock.now()) return { flow, fault: "VISIT_EXPIRED" };
    const isSameBrowser = sameDigest(flow.browserHash, tokenHash(browser ?? ""));
    return { flow, fault: isSameBrowser ? null : "OTHER_BROWSER" };
  }
}
