import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { minutes } from "../../core/clock.js";
import type { Passkey } from "./passkey.entity.js";
import type { AssertionResponse, RegistrationResponse } from "./passkey.validation.js";

// Loaded with the first passkey: it is 300 files, for which no start of the site should wait.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** How long a challenge can be answered. */
export const CHALLENGE_LIFETIME_MS = minutes(5);

export type NewCredential = Pick<
  Passkey,
  "credentialId" | "publicKey" | "counter" | "transports" | "backedUp"
>;
export type Assertion = Pick<Passkey, "counter" | "backedUp">;
type Known = Pick<Passkey, "credentialId" | "transports">;

/** The challenge that a browser says it answers. @throws for anything that is no client data */
export async function challengeIn(clientDataJSON: string): Promise<unknown> {
  const { decodeClientDataJSON } = await helpers();
  return decodeClientDataJSON(clientDataJSON).challenge;
}

/** The site as WebAuthn sees it: makes options for browsers and checks their answers. It stores nothing. */
export class RelyingParty {
  private readonly origin: string;
  private readonly id: string;

  constructor(
    baseUrl: string,
    private readonly name: string,
  ) {
    ({ origin: this.origin, hostname: this.id } = new URL(baseUrl));
  }

  /** @param known the person's passkeys, so that an authenticator does not get a second one */
  async registrationOptions(
    user: { id: string; email: string },
    known: Known[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: this.name,
      rpID: this.id,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.email,
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: "none",
      excludeCredentials: known.map(toDescriptor),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /** @param known the person's passkeys; without them, the browser offers every passkey it has for this site */
  async requestOptions(known?: Known[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.id,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: "required",
      ...(known ? { allowCredentials: known.map(toDescriptor) } : {}),
    });
  }

  /** The new credential; null unless it was made for this site and challenge by a verified user. */
  async readRegistration(
    response: RegistrationResponse,
    challenge: string,
  ): Promise<NewCredential | null> {
    if (await hasCertificates(response)) return null;
    const { verifyRegistrationResponse } = await library();
    const { isoBase64URL } = await helpers();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: String(credential.counter),
      transports: response.response.transports ?? [],
      backedUp: credentialBackedUp,
    };
  }

  /**
   * What the authenticator says; null unless this passkey signed it for this site and challenge, with a verified user. The
   * caller compares the counter: the library would do so before it checks the signature.
   */
  async readAssertion(
    response: AssertionResponse,
    challenge: string,
    { credentialId, publicKey }: Passkey,
  ): Promise<Assertion | null> {
    const { verifyAuthenticationResponse } = await library();
    const { isoBase64URL } = await helpers();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });
    if (!verified) return null;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: String(newCounter), backedUp: credentialBackedUp };
  }
}

const toDescriptor = ({ credentialId, transports }: Known) => ({ id: credentialId, transports });

/**
 * We ask for no attestation, so browsers send none, or one that the passkey signed itself. Others carry certificates, for
 * which the library may fetch addresses that the sender chose.
 */
async function hasCertificates({ response }: RegistrationResponse): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  if (attestation.get("fmt") === "none") return false;
  return attestation.get("fmt") !== "packed" || attestation.get("attStmt").get("x5c") !== undefined;
}
