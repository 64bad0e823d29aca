import { FieldResolver, Resolver, Root } from "type-graphql";
import { Job } from "../record/job.entity.js";
import { knownPlaces } from "../search/language/places.js";
import { JobPlace } from "./job-place.types.js";
import { readPlaces } from "./read-places.js";

@Resolver(() => Job)
export class JobPlacesResolver {
  @FieldResolver(() => [JobPlace], {
    description:
      "The places that `companyLocation` names: cities, regions, and countries, as search reads them. Of a remote job, where people may live. Empty when it names none, e.g. for `Remote`, or none that is known.",
  })
  places(@Root() { companyLocation }: Job): JobPlace[] {
    return readPlaces(companyLocation, knownPlaces()).places;
  }
}
