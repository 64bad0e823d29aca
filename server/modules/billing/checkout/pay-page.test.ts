import { expect, it } from "@jest/globals";
import { client, payments } from "../../../test/customer.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";

it("a pay page offers only the ways to pay that the settings name", async () => {
  const sessionId = sessionIdOf(await openPayPage(client, "BRAND_MY_CV_QUATERLY"));
  expect(await payments.read(`checkout/sessions/${sessionId}`)).toMatchObject({
    allowed_payment_method_types: ["card"],
    automatic_tax: { enabled: false },
  });
});
