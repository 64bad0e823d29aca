import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors, type Payload } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { Application } from "../applications/application.entity.js";
import type { ApplicationSummary } from "../applications/stages/application-summary.types.js";
import { MoveRefused } from "../applications/stages/stage.service.js";
import { StalePlacementError, type PlacementService } from "./placement.service.js";
import {
  ConfirmPlacementEndInput,
  EndPlacementInput,
  ExtendPlacementInput,
  HireApplicationInput,
  HireApplicationPayload,
  PlacementConnection,
  PlacementFilter,
  PlacementPayload,
  PlacementView,
  UpdatePlacementInput,
} from "./placement.types.js";

const FOR_RECRUITERS =
  "for recruiters and owners of the job's company and administrators with a second factor.";

@Resolver(() => PlacementView)
export class PlacementResolver {
  constructor(private readonly service: PlacementService) {}

  @Query(() => PlacementConnection, {
    description:
      "People placed in jobs of the caller's companies, without hires that fell through; administrators see all. By the last day for those that end soon or need an extension, by the first day for those that start soon, otherwise the latest start first. For staff with a second factor.",
  })
  placements(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("filter", () => PlacementFilter, {
      nullable: true,
      description: "Which to list. All if null.",
    })
    filter: PlacementFilter | null,
  ) {
    return this.service.list(actor, { first, after }, filter ?? {});
  }

  @Mutation(() => HireApplicationPayload, {
    description: `Moves an application to \`HIRED\` and stores what was agreed, both or neither. Undoing the move deletes the placement; moving the application to \`OFFER\` later cancels it. Only ${FOR_RECRUITERS}`,
  })
  async hireApplication(
    @Ctx() { actor }: ActorContext,
    @Input(HireApplicationInput, "The application and what was agreed.")
    input: HireApplicationInput,
  ) {
    let current: ApplicationSummary | null = null;
    const payload = await withUserErrors(async () => {
      try {
        return await this.service.hire(actor, input);
      } catch (error) {
        if (error instanceof MoveRefused) current = error.application;
        throw error;
      }
    });
    return { application: current, ...payload };
  }

  @Mutation(() => PlacementPayload, {
    description: `Replaces what a placement is agreed to. Only ${FOR_RECRUITERS}`,
  })
  updatePlacement(
    @Ctx() { actor }: ActorContext,
    @Input(UpdatePlacementInput, "The placement and what is agreed now.")
    input: UpdatePlacementInput,
  ) {
    return withStalePlacement(() => this.service.update(actor, input));
  }

  @Mutation(() => PlacementPayload, {
    description: `Gives a placement a later end. Only ${FOR_RECRUITERS}`,
  })
  extendPlacement(
    @Ctx() { actor }: ActorContext,
    @Input(ExtendPlacementInput, "The placement and its new end.") input: ExtendPlacementInput,
  ) {
    return withStalePlacement(() => this.service.extend(actor, input));
  }

  @Mutation(() => PlacementPayload, {
    description: `Ends a placement before its planned end. Only ${FOR_RECRUITERS}`,
  })
  endPlacement(
    @Ctx() { actor }: ActorContext,
    @Input(EndPlacementInput, "The placement, and when and why.") input: EndPlacementInput,
  ) {
    return withStalePlacement(() => this.service.end(actor, input));
  }

  @Mutation(() => PlacementPayload, {
    description: `Says that a placement ends as planned, so that it needs no extension. Only ${FOR_RECRUITERS}`,
  })
  confirmPlacementEnd(
    @Ctx() { actor }: ActorContext,
    @Input(ConfirmPlacementEndInput, "The placement.") input: ConfirmPlacementEndInput,
  ) {
    return withStalePlacement(() => this.service.confirmEnd(actor, input));
  }
}

/** As `withUserErrors`; if someone else changed the placement meanwhile, it is returned as it is now. */
async function withStalePlacement(
  change: () => Promise<PlacementView>,
): Promise<Payload & { placement?: PlacementView }> {
  let current: PlacementView | undefined;
  const payload = await withUserErrors(async () => {
    try {
      return { placement: await change() };
    } catch (error) {
      if (error instanceof StalePlacementError) current = error.placement;
      throw error;
    }
  });
  return { ...(current && { placement: current }), ...payload };
}

/** What placements add to an application: only staff get them. */
@Resolver(() => Application)
export class ApplicationPlacementResolver {
  constructor(private readonly service: PlacementService) {}

  @FieldResolver(() => PlacementView, {
    nullable: true,
    description:
      "What the hire led to, for staff of the job's company with a second factor. Null for the candidate, and while no one is hired.",
  })
  placement(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
  ): Promise<PlacementView | null> {
    return this.service.ofApplication(actor, application);
  }
}
