import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { SiteSettingsService } from "./site-settings.service.js";
import {
  HomeContent,
  SiteSettings,
  UpdateSiteSettingsInput,
  UpdateSiteSettingsPayload,
} from "./site-settings.types.js";

@Resolver()
export class SiteSettingsResolver {
  constructor(private readonly settings: SiteSettingsService) {}

  @Query(() => HomeContent, {
    description:
      "Figures and quotes about the firm on the home page: those that administrators entered, or else samples. Public.",
  })
  homeContent() {
    return this.settings.home();
  }

  @Query(() => SiteSettings, {
    description: "Settings of the site. For administrators with a second factor.",
  })
  siteSettings(@Ctx() { actor }: ActorContext) {
    return this.settings.get(actor);
  }

  @Mutation(() => UpdateSiteSettingsPayload, {
    description:
      "Changes settings of the site. Pages show it within a minute. For administrators with a second factor.",
  })
  updateSiteSettings(
    @Ctx() { actor, client }: RequestContext,
    @Input(UpdateSiteSettingsInput, "The settings.") input: UpdateSiteSettingsInput,
  ) {
    return withUserErrors(async () => ({
      settings: await this.settings.update(actor, input, client),
    }));
  }
}
