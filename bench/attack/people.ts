import { setTimeout as delay } from "node:timers/promises";

export interface Site {
  url: string;
  /** Address of the development inbox. */
  inbox: string;
}

const TRIES = 100;
const TRY_AGAIN_MS = 200;

/** Signs a new person up from the given network, with the code from the inbox. @returns the session's cookies */
export async function signUp(site: Site, network: string, email: string): Promise<string> {
  const profile = { name: "A Person", countryCode: "+1", phone: "2025550123", location: "Boston" };
  const codeCookies = await post(site, network, "signup", { ...profile, email });
  const otp = await codeFor(site, email);
  return post(site, network, "verify-otp", { email, otp }, codeCookies);
}

/** @returns the cookies that the site sets */
async function post(site: Site, network: string, path: string, body: object, cookie = "") {
  const response = await fetch(`${site.url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": network, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

interface Mail {
  body: { text?: string };
  destination: { to: string[] };
}

async function codeFor({ inbox }: Site, email: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const response = await fetch(`${inbox}/store`);
    const { emails } = (await response.json()) as { emails: Mail[] };
    const mail = emails.find(({ destination }) => destination.to.includes(email));
    const code = /\b(\d{6})\b/.exec(mail?.body.text ?? "")?.[1];
    if (code) return code;
    await delay(TRY_AGAIN_MS);
  }
  throw new Error(`No code arrived for ${email}.`);
}
