import { testSite } from "../../test/render";
import { organization } from "./organization";

test("names the firm, how to reach it, and its logo", () => {
  expect(organization(testSite)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Staffboard",
    url: "https://staffboard.example",
    logo: "https://staffboard.example/icons/icon-512.png",
    email: "hello@example.com",
    telephone: "+1 (555) 010-0199",
  });
});

test("has an address, and the firm's profiles elsewhere, if there are any", () => {
  const profiles = ["https://www.linkedin.com/company/staffboard"];
  const site = { ...testSite, address: "1 Main Street, Dallas, TX", profiles };
  expect(organization(site)).toMatchObject({
    address: "1 Main Street, Dallas, TX",
    sameAs: profiles,
  });
});
