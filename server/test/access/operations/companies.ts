import { buildCompany, newEmail } from "../../factories.js";
import { query, mutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const companiesRows: OperationRows = {
  queries: {
    companies: [query("companies(first: 1) { nodes { id } }"), "ok"],
    company: [
      query("company(id: $id) { id }", ({ company }) => ({ id: company.id }), "($id: ID!)"),
      "ok",
    ],
    companyBySlug: [
      query(
        "companyBySlug(slug: $slug) { id answerTime { applicationCount } }",
        ({ company }) => ({ slug: company.slug }),
        "($slug: String!)",
      ),
      "ok",
    ],
    companyContacts: [
      async (world, client) => {
        await world.newContact();
        const text =
          "query ($id: ID!) { companyContacts(companyId: $id, first: 1) { nodes { id } } }";
        return client.graphql(text, { id: world.company.id });
      },
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    companyMergePreview: [
      async (world, client) => {
        const { id: fromId } = await buildCompany(world.app);
        const text = `query ($fromId: ID!, $intoId: ID!) {
        companyMergePreview(fromId: $fromId, intoId: $intoId) { parts { count } } }`;
        return client.graphql(text, { fromId, intoId: world.company.id });
      },
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    deskCompanies: [
      query("deskCompanies(first: 1) { nodes { id } }"),
      "401 403 403 ok ok ok 2FA 2FA 403 403",
    ],
  },
  mutations: {
    addCompanyContact: [
      mutation("addCompanyContact", ({ company }) => ({ companyId: company.id, name: "Ada Poe" })),
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    updateCompanyContact: [
      mutation("updateCompanyContact", async (world) => ({
        id: await world.newContact(),
        name: "Ada Lane",
      })),
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    removeCompanyContact: [
      mutation("removeCompanyContact", async (world) => ({ id: await world.newContact() })),
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    createCompany: [
      mutation("createCompany", () => ({ name: `Cedar ${newEmail()}` })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    updateCompany: [
      mutation("updateCompany", ({ company }) => ({ id: company.id, location: "Austin, TX" })),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    setCompanyLogo: [
      mutation("setCompanyLogo", ({ company }) => ({ companyId: company.id, logo: null })),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    mergeCompanies: [
      mutation("mergeCompanies", async ({ app, company }) => {
        const { id: fromId, name: confirmName } = await buildCompany(app);
        return { fromId, intoId: company.id, confirmName };
      }),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
  },
};
