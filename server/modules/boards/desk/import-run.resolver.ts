import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Company } from "../../companies/company.entity.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { ImportRunService } from "./import-run.service.js";
import {
  BoardImport,
  BoardImportPayload,
  CheckBoardImportInput,
  RunBoardImportInput,
  toBoardImport,
} from "./import-run.types.js";

@Resolver(() => BoardImport)
export class ImportRunResolver {
  constructor(
    private readonly runs: ImportRunService,
    private readonly companies: CompanyService,
  ) {}

  @Query(() => BoardImport, {
    description: "A board that moves in. For staff who post for its company, with a second factor.",
  })
  async boardImport(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the import." }) id: string,
  ): Promise<BoardImport> {
    return toBoardImport(await this.runs.get(actor, id));
  }

  @Query(() => [BoardImport], {
    description: "The caller's last 10 imports, newest first. For staff with a second factor.",
  })
  async boardImports(@Ctx() { actor }: ActorContext): Promise<BoardImport[]> {
    return (await this.runs.list(actor)).map(toBoardImport);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: "The hiring company. Null when it no longer exists.",
  })
  company(@Root() { companyId }: BoardImport): Promise<Company | null> {
    return this.companies.find(companyId);
  }

  @Mutation(() => BoardImportPayload, {
    description:
      "Reads a file of another board, and says what an import would do; posts nothing. For staff who post for the company, with a second factor.",
  })
  checkBoardImport(
    @Ctx() { actor }: ActorContext,
    @Input(CheckBoardImportInput, "The file.") { file, ...of }: CheckBoardImportInput,
  ) {
    const receive = file ? () => file : null;
    return withUserErrors(async () => ({
      boardImport: toBoardImport(await this.runs.check(actor, of, receive)),
    }));
  }

  @Mutation(() => BoardImportPayload, {
    description:
      "Imports a file that was checked, as the caller's work. It goes on without them. For staff who post for the company, with a second factor.",
  })
  runBoardImport(
    @Ctx() { actor }: ActorContext,
    @Input(RunBoardImportInput, "The import.") input: RunBoardImportInput,
  ) {
    return withUserErrors(async () => ({
      boardImport: toBoardImport(await this.runs.start(actor, input)),
    }));
  }
}
