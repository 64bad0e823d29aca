import { SITE, Visit } from "./browser.js";
import { addPerson, signInAs, type TestPerson } from "./people.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";

/**
 * Pays for Brand My CV for three months as a browser does, with a card that pays.
 * @returns the path that the pay page leads to
 */
export async function payForPlan({ page }: Visit, signature: string): Promise<string> {
  const send = async (path: string, data: object): Promise<{ url?: string }> => {
    const headers = { origin: SITE(), "sec-fetch-site": "same-origin" };
    const response = await page.request.post(SITE() + path, { headers, data });
    if (!response.ok()) throw new Error(await response.text());
    return (await response.json()) as { url?: string };
  };
  await send("/api/accept-terms", { plan: PRODUCT, signature });
  const order = { productId: PRODUCT };
  const { url = "" } = await send("/api/stripe/create-subscription-schedule-session", order);
  const form = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };
  await page.request.post(url, { form, maxRedirects: 0 });
  const sessionId = new URL(url).pathname.split("/").pop() ?? "";
  await send("/api/payment/add", { sessionId });
  return `/payment-success?session_id=${sessionId}&productId=${PRODUCT}`;
}

/** A new person who bought Brand My CV for three months. */
export async function addBuyer(test: string, name: string): Promise<TestPerson> {
  const buyer = await addPerson(test, { name });
  const visit = await Visit.start(390);
  try {
    await signInAs(visit, buyer);
    await payForPlan(visit, name);
  } finally {
    await visit.close();
  }
  return buyer;
}
