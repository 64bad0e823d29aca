import { PersonSearchResolver } from "../../modules/applications/people/person-search.resolver.js";
import type { PersonSearchService } from "../../modules/applications/people/person-search.service.js";
import type { ApplicationListService } from "../../modules/applications/stages/application-list.service.js";
import { ResumeTextResolver } from "../../modules/applications/texts/resume-text.resolver.js";
import type { ResumeTextService } from "../../modules/applications/texts/resume-text.service.js";
import type { SubscriptionService } from "../../modules/billing/subscription.service.js";
import { PersonDepartureResolver } from "../../modules/departures/person-departure.resolver.js";
import type { PersonDepartureService } from "../../modules/departures/person-departure.service.js";
import { PersonConsentResolver } from "../../modules/representation/representation.resolver.js";
import type { RepresentationService } from "../../modules/representation/representation.service.js";
import { PersonPlansResolver } from "../../modules/staff/person-plans.resolver.js";

/** What the desk shows of people. */
export interface PeopleServices {
  applicationLists: ApplicationListService;
  personDepartures: PersonDepartureService;
  personSearch: PersonSearchService;
  representations: RepresentationService;
  resumeTexts: ResumeTextService;
  subscriptions: SubscriptionService;
}

export const peopleResolverClasses = [
  PersonConsentResolver,
  PersonDepartureResolver,
  PersonPlansResolver,
  PersonSearchResolver,
  ResumeTextResolver,
] as const;

export const peopleResolvers = (services: PeopleServices): [unknown, object][] => [
  [PersonConsentResolver, new PersonConsentResolver(services.representations)],
  [PersonDepartureResolver, new PersonDepartureResolver(services.personDepartures)],
  [PersonPlansResolver, new PersonPlansResolver(services.subscriptions)],
  [
    PersonSearchResolver,
    new PersonSearchResolver(services.personSearch, services.applicationLists),
  ],
  [ResumeTextResolver, new ResumeTextResolver(services.resumeTexts)],
];
