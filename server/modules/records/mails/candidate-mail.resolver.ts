import type { ComplexityEstimator } from "graphql-query-complexity";
import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { fieldErrorsOf } from "../../../core/errors.js";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { CandidateMailService } from "./candidate-mail.service.js";
import {
  CandidateMailPreviewInput,
  CandidateMailPreviewPayload,
  SendCandidateMailInput,
  SendCandidateMailPayload,
  SendCandidateMailsInput,
  SendCandidateMailsPayload,
} from "./candidate-mail.types.js";

/** Each application returns a result. */
const perMail: ComplexityEstimator = ({ args, childComplexity }) => {
  const ids: unknown = (args.input as { applicationIds?: unknown } | undefined)?.applicationIds;
  return 1 + childComplexity * Math.max(1, Array.isArray(ids) ? ids.length : 0);
};

@Resolver()
export class CandidateMailResolver {
  constructor(private readonly mails: CandidateMailService) {}

  @Query(() => CandidateMailPreviewPayload, {
    description:
      "An email to a candidate as it would be sent, with the fields filled in. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  candidateMailPreview(
    @Ctx() { actor }: ActorContext,
    @Input(CandidateMailPreviewInput, "The email.") input: CandidateMailPreviewInput,
  ) {
    return withUserErrors(async () => {
      const { to, subject, text, replyTo = "" } = await this.mails.preview(actor, input);
      return { preview: { to, subject, text, replyTo } };
    });
  }

  @Mutation(() => SendCandidateMailPayload, {
    description:
      "Sends an email to a candidate, and keeps it in the records. Replies go to the caller's own address. For recruiters and owners of the job's company and administrators with a second factor, up to 500 a day.",
  })
  sendCandidateMail(
    @Ctx() { actor }: ActorContext,
    @Input(SendCandidateMailInput, "The email.") input: SendCandidateMailInput,
  ) {
    return withUserErrors(async () => ({ mail: await this.mails.send(actor, input) }));
  }

  @Mutation(() => SendCandidateMailsPayload, {
    description:
      "Sends the same email to the candidates of up to 200 applications; no one gets it twice. `results` says what happened to each. For recruiters and owners of the jobs' companies and administrators with a second factor, up to 500 a day.",
    complexity: perMail,
  })
  async sendCandidateMails(
    @Ctx() { actor }: ActorContext,
    @Input(SendCandidateMailsInput, "The email and the applications.")
    input: SendCandidateMailsInput,
  ) {
    const payload = await withUserErrors(async () => {
      const results = await this.mails.sendAll(actor, input);
      return {
        results: results.map(({ applicationId, mail, refusal }) => ({
          applicationId,
          mail,
          userErrors: refusal ? fieldErrorsOf(refusal) : [],
        })),
      };
    });
    return { results: [], ...payload };
  }
}
