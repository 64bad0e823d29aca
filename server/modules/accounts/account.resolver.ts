import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import { signInTexts } from "#texts/sign-in";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { Company } from "../companies/company.entity.js";
import type { CompanyService } from "../companies/company.service.js";
import type { AccountService } from "./account.service.js";
import {
  RequestLoginCodeInput,
  RequestLoginCodePayload,
  SignOutPayload,
  SignUpInput,
  SignUpPayload,
} from "./account.types.js";
import type { SignInCookies } from "./sign-in.cookies.js";
import { User } from "./user.entity.js";

@Resolver(() => User)
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @Query(() => User, {
    nullable: true,
    description: "The person signed in. Null for visitors and API keys.",
  })
  async me(@Ctx() { actor }: ActorContext): Promise<User | null> {
    return actor.kind === "user" ? this.accounts.find(actor.id) : null;
  }

  @FieldResolver(() => [Company], {
    name: "companies",
    description:
      "Companies this person recruits for, by name. Empty for candidates, and for administrators, who may act for every company.",
  })
  recruitedCompanies(@Root() user: User): Promise<Company[]> {
    return this.companies.listRecruitedBy(user);
  }

  @Mutation(() => SignUpPayload, {
    description:
      "Emails a six-digit code that is valid for 10 minutes in this browser. The account is made when `verifyLoginCode` proves the code; an existing account is never overwritten.",
  })
  signUp(
    @Ctx() context: RequestContext,
    @Input(SignUpInput, "The new person's details.") input: SignUpInput,
  ) {
    return withUserErrors(async () => {
      const token = await this.accounts.signUp(input, context.cookies.get("otp"), context.client);
      this.signInCookies.bindCode(context.cookies, token);
      return { message: answerTexts.signUpSent };
    });
  }

  @Mutation(() => RequestLoginCodePayload, {
    description:
      "Emails a six-digit code that is valid for 10 minutes in this browser. An address without an account gets one as well: `verifyLoginCode` then makes the account.",
  })
  requestLoginCode(
    @Ctx() context: RequestContext,
    @Input(RequestLoginCodeInput, "The address to sign in with.") input: RequestLoginCodeInput,
  ) {
    return withUserErrors(async () => {
      const token = await this.accounts.requestCode(
        input,
        context.cookies.get("otp"),
        context.client,
      );
      this.signInCookies.bindCode(context.cookies, token);
      return { message: answerTexts.codeSent };
    });
  }

  @Mutation(() => SignOutPayload, { description: "Ends this session. Does nothing for visitors." })
  async signOut(@Ctx() { cookies, client }: RequestContext): Promise<SignOutPayload> {
    await this.accounts.signOut(client);
    this.signInCookies.signOut(cookies);
    return { message: signInTexts.signedOut };
  }
}
