import { later, days } from "../../../core/clock.js";
import type { World } from "../actors.js";
import { mutation, type OperationRows } from "./ask.js";
import { hired, inStage, toHire, PLACEMENT, ofApplication } from "./shared-rows.js";

const ofPlacement = async (world: World, more: object = {}) => ({
  id: (await hired(world)).id,
  ...{ expectedVersion: 1, ...more },
});
const interviewDetails = ({ app }: World) => ({
  startsAt: later(app.clock.now(), days(5)).toISOString().slice(0, 16),
  ...{ timeZone: "UTC", minutes: 30, place: "Dallas", interviewer: "Ada Poe" },
});
const newInterview = async (world: World) => {
  const client = await world.client("recruiter");
  const applicationId = await inStage(world, "INTERVIEW");
  const text = `mutation ($input: ScheduleInterviewInput!) { scheduleInterview(input: $input) { interview { id } } }`;
  const input = { applicationId, ...interviewDetails(world) };
  const { data } = await client.graphql(text, { input });
  return { id: data.scheduleInterview.interview.id, expectedVersion: 0 };
};

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const placementsRows: OperationRows = {
  queries: {
    placements: [
      async (world, client) => {
        await hired(world);
        return client.graphql("{ placements(first: 1) { nodes { id } } }");
      },
      "401 403 403 ok none ok 2FA 2FA 403 403",
    ],
  },
  mutations: {
    hireApplication: [
      mutation("hireApplication", toHire),
      "401 BAD_INPUT 404 ok 404 ok 2FA 2FA 403 403",
    ],
    updatePlacement: [
      mutation("updatePlacement", (world) => ofPlacement(world, { placement: PLACEMENT })),
      ofApplication,
    ],
    extendPlacement: [
      mutation("extendPlacement", (world) => ofPlacement(world, { endsOn: "2027-09-01" })),
      ofApplication,
    ],
    endPlacement: [
      mutation("endPlacement", (world) =>
        ofPlacement(world, { endsOn: "2027-03-01", reason: "CLIENT_ENDED" }),
      ),
      ofApplication,
    ],
    confirmPlacementEnd: [
      mutation("confirmPlacementEnd", (world) => ofPlacement(world)),
      ofApplication,
    ],
    scheduleInterview: [
      mutation("scheduleInterview", async (world) => ({
        applicationId: await inStage(world, "INTERVIEW"),
        ...interviewDetails(world),
      })),
      ofApplication,
    ],
    changeInterview: [
      mutation("changeInterview", async (world) => ({
        ...(await newInterview(world)),
        ...interviewDetails(world),
      })),
      ofApplication,
    ],
    cancelInterview: [mutation("cancelInterview", newInterview), ofApplication],
  },
};
