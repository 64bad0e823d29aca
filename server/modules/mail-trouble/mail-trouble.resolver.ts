import DataLoader from "dataloader";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { User } from "../accounts/user.entity.js";
import { Application } from "../applications/application.entity.js";
import { ApplicationSummary } from "../applications/stages/application-summary.types.js";
import { CompanyContact } from "../companies/company-contact.entity.js";
import { ContactMessage } from "../contact/contact-message.entity.js";
import { SiteSettings } from "../settings/site-settings.types.js";
import { Person } from "../staff/staff.types.js";
import { MailTrouble } from "../suppressions/mail-trouble.types.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";

/** The services that know what is wrong with an address. */
export interface MailTroubleServices {
  suppressions: Pick<SuppressionService, "find">;
}

type Trouble = Promise<MailTrouble | null>;

/** One query for all addresses of a request. */
class MailTroubles {
  private readonly loaders = new WeakMap<ActorContext, DataLoader<string, MailTrouble | null>>();

  constructor(private readonly services: MailTroubleServices) {}

  async of(context: ActorContext, address: string | null): Trouble {
    return address === null ? null : this.loaderOf(context).load(address);
  }

  private loaderOf(context: ActorContext): DataLoader<string, MailTrouble | null> {
    const known = this.loaders.get(context);
    if (known) return known;
    const loader = new DataLoader<string, MailTrouble | null>(async (addresses) => {
      const found = await this.services.suppressions.find(addresses);
      return addresses.map((address) => found.get(address) ?? null);
    });
    this.loaders.set(context, loader);
    return loader;
  }
}

/** Where an address is. Whoever may read the address may read what is wrong with it. */
const field = {
  nullable: true,
  complexity: QUERY_COST / 10,
  description: "What is wrong with the address in `email`. Null if nothing is known to be.",
};
const ofField = () => MailTrouble;

@Resolver(() => User)
class UserMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: User, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => Person)
class PersonMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: Person, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => Application)
class ApplicationMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: Application, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => ApplicationSummary)
class ApplicationSummaryMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: ApplicationSummary, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => ContactMessage)
class ContactMessageMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: ContactMessage, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => CompanyContact)
class CompanyContactMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, field)
  mailTrouble(@Root() { email }: CompanyContact, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, email);
  }
}

@Resolver(() => SiteSettings)
class StaffMailResolver {
  constructor(private readonly troubles: MailTroubles) {}

  @FieldResolver(ofField, {
    ...field,
    description:
      "What is wrong with the address in `staffMail`, which gets all mail anyway. Null if nothing is known to be.",
  })
  staffMailTrouble(@Root() { staffMail }: SiteSettings, @Ctx() context: ActorContext): Trouble {
    return this.troubles.of(context, staffMail);
  }
}

/** For each type with an address. */
export function mailTroubleResolvers(services: MailTroubleServices): object[] {
  const troubles = new MailTroubles(services);
  return [
    new ApplicationMailResolver(troubles),
    new ApplicationSummaryMailResolver(troubles),
    new CompanyContactMailResolver(troubles),
    new ContactMessageMailResolver(troubles),
    new PersonMailResolver(troubles),
    new StaffMailResolver(troubles),
    new UserMailResolver(troubles),
  ];
}
