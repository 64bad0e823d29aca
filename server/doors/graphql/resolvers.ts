import { CompanyResolver } from "../../modules/companies/company.resolver.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import { ContactResolver } from "../../modules/contact/contact.resolver.js";
import type { ContactService } from "../../modules/contact/contact.service.js";
import { NewsletterResolver } from "../../modules/newsletter/newsletter.resolver.js";
import type { NewsletterService } from "../../modules/newsletter/newsletter.service.js";
import type { OwnMailingsService } from "../../modules/newsletter/own-mailings.service.js";
import { PostResolver } from "../../modules/posts/post.resolver.js";
import type { PostSearch } from "../../modules/posts/post.search.js";
import {
  accountResolverClasses,
  accountResolvers,
  type AccountServices,
} from "./account-resolvers.js";
import {
  applicationResolverClasses,
  applicationResolvers,
  type ApplicationServices,
} from "./application-resolvers.js";
import { buyerResolverClasses, buyerResolvers, type BuyerServices } from "./buyer-resolvers.js";
import { firmResolverClasses, firmResolvers, type FirmServices } from "./firm-resolvers.js";
import { jobResolverClasses, jobResolvers, type JobServices } from "./job-resolvers.js";
import {
  mailTroubleResolverClasses,
  mailTroubleResolvers,
  type MailTroubleServices,
} from "./mail-trouble.resolvers.js";
import { NodeResolver, type NodeServices } from "./node.resolver.js";
import { peopleResolverClasses, peopleResolvers, type PeopleServices } from "./people-resolvers.js";
import { recordResolverClasses, recordResolvers, type RecordServices } from "./record-resolvers.js";
import { staffResolverClasses, staffResolvers, type StaffServices } from "./staff-resolvers.js";

/** The services behind the schema. */
interface GraphQLServices
  extends
    AccountServices,
    ApplicationServices,
    BuyerServices,
    FirmServices,
    JobServices,
    MailTroubleServices,
    NodeServices,
    PeopleServices,
    RecordServices,
    StaffServices {
  companies: CompanyService;
  contact: ContactService;
  newsletter: NewsletterService;
  ownMailings: OwnMailingsService;
  posts: PostSearch;
}

/** Every resolver class. The schema is built from the classes alone, so printing it needs no database. */
export const resolverClasses = [
  CompanyResolver,
  ContactResolver,
  NewsletterResolver,
  NodeResolver,
  PostResolver,
  ...accountResolverClasses,
  ...applicationResolverClasses,
  ...buyerResolverClasses,
  ...firmResolverClasses,
  ...jobResolverClasses,
  ...mailTroubleResolverClasses,
  ...peopleResolverClasses,
  ...recordResolverClasses,
  ...staffResolverClasses,
] as const;

/** The resolvers of a running server, by class. */
export const createResolvers = (services: GraphQLServices): Map<unknown, object> =>
  new Map<unknown, object>([
    [CompanyResolver, new CompanyResolver(services.companies)],
    [ContactResolver, new ContactResolver(services.contact)],
    [NewsletterResolver, new NewsletterResolver(services.newsletter, services.ownMailings)],
    [NodeResolver, new NodeResolver(services)],
    [PostResolver, new PostResolver(services.posts)],
    ...accountResolvers(services),
    ...applicationResolvers(services),
    ...buyerResolvers(services),
    ...firmResolvers(services),
    ...jobResolvers(services),
    ...mailTroubleResolvers(services),
    ...peopleResolvers(services),
    ...recordResolvers(services),
    ...staffResolvers(services),
  ]);
