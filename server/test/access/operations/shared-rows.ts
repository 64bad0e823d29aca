import {
  type ApplicationStatus,
  Application,
} from "../../../modules/applications/application.entity.js";
import type { World } from "../actors.js";

export const byJob = ({ job }: World) => ({ id: job.id });
export const inStage = async (world: World, status: ApplicationStatus) => {
  const id = await world.newApplication();
  await world.app.dataSource.manager.update(Application, { id }, { status });
  return id;
};
export const PLACEMENT = {
  ...{ clientName: "Cedar Health", startsOn: "2026-12-01", endsOn: "2027-06-01" },
  ...{ payRate: 7000, billRate: 9800, period: "HOUR" },
};
export const toHire = async (world: World) => ({
  id: await inStage(world, "OFFER"),
  ...{ expectedVersion: 1, placement: PLACEMENT },
});
export const hired = async (world: World) => {
  const client = await world.client("recruiter");
  const text = `mutation ($input: HireApplicationInput!) { hireApplication(input: $input) { placement { id applicationId } } }`;
  const { data } = await client.graphql(text, { input: await toHire(world) });
  return data.hireApplication.placement as { id: string; applicationId: string };
};
export const ofApplication = "401 404 404 ok 404 ok 2FA 2FA 403 403";
export const PROFILE = {
  name: "Ana Ortiz",
  location: "Austin, TX",
  countryCode: "+1",
  phone: "2145550134",
};
