import { z } from "zod";
import { factorErrorTexts } from "#texts/factors";
import { line } from "../../core/validation.js";

/** Longest answer of a browser, in characters; usual ones have 1,000. */
const MAX_RESPONSE = 16_384;
const MAX_NAME = 60;
const MAX_ID = 700;

const base64url = z.string().regex(/^[\w-]+$/);
const credentialId = base64url.max(MAX_ID);

const registrationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

const assertionResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

export type RegistrationResponse = z.output<typeof registrationResponse>;
export type AssertionResponse = z.output<typeof assertionResponse>;

const responseJson = line(MAX_RESPONSE, factorErrorTexts.passkeyMissing);
const name = line(MAX_NAME, factorErrorTexts.nameMissing);

export const finishSchema = z.object({ responseJson, name });
export const responseSchema = z.object({ responseJson });
export const renameSchema = z.object({ id: z.string(), name });
export const passkeySchema = z.object({ id: z.string() });

export const readRegistration = (json: string) => read(registrationResponse, json);
export const readAssertion = (json: string) => read(assertionResponse, json);

/** Null if the text is not such an answer. */
function read<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
