import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { After, First } from "../../../kit/graphql/connection.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { NextStepService } from "./next-step.service.js";
import {
  AddNextStepInput,
  DeleteNextStepInput,
  DeleteNextStepPayload,
  NextStepConnection,
  NextStepPayload,
  UpdateNextStepInput,
} from "./next-step.types.js";

@Resolver()
export class NextStepResolver {
  constructor(private readonly steps: NextStepService) {}

  @Query(() => NextStepConnection, {
    description:
      "Open steps on applications to the jobs of the caller's companies, the one due first at the start. Administrators see all. For staff with a second factor.",
  })
  nextSteps(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("mine", () => Boolean, {
      nullable: true,
      description: "True for only the caller's own steps. False or null for everyone's.",
    })
    mine: boolean | null,
    @Arg("dueBefore", () => Date, {
      nullable: true,
      description: "Only steps that are due before this time. All if null.",
    })
    dueBefore: Date | null,
  ) {
    return this.steps.list(actor, { first, after }, { mine, dueBefore });
  }

  @Mutation(() => NextStepPayload, {
    description:
      "Plans what to do next about an application, which can have up to 20 open steps. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  addNextStep(
    @Ctx() { actor }: ActorContext,
    @Input(AddNextStepInput, "The step.") input: AddNextStepInput,
  ) {
    return withUserErrors(async () => ({ step: await this.steps.add(actor, input) }));
  }

  @Mutation(() => NextStepPayload, {
    description:
      "Changes a step, marks it as done, or opens it again. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  updateNextStep(
    @Ctx() { actor }: ActorContext,
    @Input(UpdateNextStepInput, "The step and what changes.") input: UpdateNextStepInput,
  ) {
    return withUserErrors(async () => ({ step: await this.steps.update(actor, input) }));
  }

  @Mutation(() => DeleteNextStepPayload, {
    description:
      "Deletes a step. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  deleteNextStep(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteNextStepInput, "The step.") input: DeleteNextStepInput,
  ) {
    return withUserErrors(async () => ({ deletedId: await this.steps.delete(actor, input) }));
  }
}
