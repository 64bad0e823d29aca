import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Resume } from "../resume.entity.js";
import type { ResumeTextService } from "./resume-text.service.js";
import { ResumeCoverageEnum, ResumeText, type ResumeCoverage } from "./resume-text.types.js";

@Resolver(() => Resume)
export class ResumeTextResolver {
  constructor(private readonly texts: ResumeTextService) {}

  @FieldResolver(() => ResumeText, {
    description:
      "The text of the file. For whoever may open the file; the audit log records it in the same way. Request it for one resume, not in lists.",
    complexity: 25,
  })
  text(
    @Ctx() { actor, client }: ActorContext,
    @Root() { storedName }: Resume,
  ): Promise<ResumeText> {
    return this.texts.read(actor, storedName, client);
  }

  @FieldResolver(() => ResumeCoverageEnum, {
    nullable: true,
    description: "How much of the file the search over people can find. Null until it is read.",
  })
  coverage(@Root() { id }: Resume): Promise<ResumeCoverage | null> {
    return this.texts.coverageOf(id);
  }
}
