import { buildRecruiter, buildUser, newEmail } from "../../factories.js";
import { query, mutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const staffRows: OperationRows = {
  queries: {
    companyMembers: [
      query(
        "companyMembers(companyId: $id, first: 1) { nodes { id } }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    doubtfulPhones: [
      query("doubtfulPhones(first: 1) { nodes { id } }"),
      "401 403 403 403 403 none 403 2FA 403 403",
    ],
    invitation: [query('invitation(token: "forged") { state }'), "null"],
    invitations: [
      query("invitations(first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    "invitations (of a company)": [
      query(
        "invitations(first: 1, companyId: $id) { nodes { id } }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    "person (representations)": [
      query(
        "person(id: $id) { representations(first: 1) { nodes { id } } }",
        ({ people }) => ({ id: people.owner.id }),
        "($id: ID!)",
      ),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    "person (plans and deletion)": [
      query(
        "person(id: $id) { subscriptions { id } deletion { takesEffectAt } deletionPreview { runningPlans } }",
        ({ people }) => ({ id: people.owner.id }),
        "($id: ID!)",
      ),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    person: [
      query("person(id: $id) { id }", ({ people }) => ({ id: people.owner.id }), "($id: ID!)"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    staffMembers: [
      query("staffMembers(first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
  },
  mutations: {
    acceptInvitation: [
      mutation("acceptInvitation", () => ({ token: "forged", name: "Ana Ortiz" })),
      "401 INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK 403 403",
    ],
    disablePerson: [
      mutation("disablePerson", async ({ app }) => ({
        userId: (await buildUser(app)).id,
        reason: "LEFT",
      })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    enablePerson: [
      mutation("enablePerson", ({ people }) => ({ userId: people.owner.id })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    inviteStaff: [
      mutation("inviteStaff", ({ company }) => ({
        email: newEmail(),
        role: "RECRUITER",
        companyId: company.id,
      })),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    "inviteStaff (an administrator)": [
      mutation("inviteStaff", () => ({ email: newEmail(), role: "ADMIN" })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    removeCompanyMember: [
      mutation("removeCompanyMember", async ({ app, company }) => ({
        companyId: company.id,
        userId: (await buildRecruiter(app, company)).id,
      })),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    resendInvitation: [
      mutation("resendInvitation", async (world) => ({ id: await world.newInvitation() })),
      "401 404 404 404 404 ok 404 2FA 403 403",
    ],
    revokeInvitation: [
      mutation("revokeInvitation", async (world) => ({ id: await world.newInvitation() })),
      "401 404 404 404 404 ok 404 2FA 403 403",
    ],
    setCompanyRole: [
      mutation("setCompanyRole", ({ company, people }) => ({
        companyId: company.id,
        userId: people.recruiter.id,
        role: "RECRUITER",
      })),
      "401 404 404 403 404 ok 403 2FA 403 403",
    ],
    setRole: [
      mutation("setRole", async ({ app }) => ({
        userId: (await buildUser(app)).id,
        role: "RECRUITER",
      })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
  },
};
