import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { answerTexts } from "#texts/answers";
import { signInTexts } from "#texts/sign-in";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { Company } from "../companies/company.entity.js";
import type { CompanyService } from "../companies/company.service.js";
import type { AccountService, SignedInUser } from "./account.service.js";
import {
  RequestLoginCodeInput,
  RequestLoginCodePayload,
  SignInOptions,
  SignInPayload,
  SignInWithGoogleInput,
  SignOutPayload,
  SignUpInput,
  SignUpPayload,
  VerifyLoginCodeInput,
} from "./account.types.js";
import type { SignInCookies } from "./sign-in.cookies.js";
import { User } from "./user.entity.js";

@Resolver(() => User)
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly signInCookies: SignInCookies,
    private readonly googleStartUrl: string | null,
  ) {}

  @Query(() => User, { nullable: true, description: "The signed-in person, or null." })
  async me(@Ctx() { actor }: RequestContext): Promise<User | null> {
    return actor.kind === "user" ? this.accounts.find(actor.id) : null;
  }

  @Query(() => SignInOptions)
  signInOptions(): SignInOptions {
    return { googleUrl: this.googleStartUrl };
  }

  @FieldResolver(() => [Company], {
    name: "companies",
    description: "Companies this person recruits for.",
  })
  recruitedCompanies(@Root() user: User): Promise<Company[]> {
    return this.companies.listRecruitedBy(user);
  }

  @Mutation(() => SignUpPayload, {
    description: "Sends a code; the profile takes effect once it is proven.",
  })
  signUp(@Ctx() context: RequestContext, @Arg("input", () => SignUpInput) input: SignUpInput) {
    return withUserErrors(async () => {
      const token = await this.accounts.signUp(input, context.client);
      this.signInCookies.bindCode(context.cookies, token);
      return { message: answerTexts.signUpSent };
    });
  }

  @Mutation(() => RequestLoginCodePayload)
  requestLoginCode(
    @Ctx() context: RequestContext,
    @Arg("input", () => RequestLoginCodeInput) input: RequestLoginCodeInput,
  ) {
    return withUserErrors(async () => {
      const token = await this.accounts.requestCode(input, context.client);
      this.signInCookies.bindCode(context.cookies, token);
      return { message: answerTexts.codeSent };
    });
  }

  @Mutation(() => SignInPayload)
  verifyLoginCode(
    @Ctx() context: RequestContext,
    @Arg("input", () => VerifyLoginCodeInput) input: VerifyLoginCodeInput,
  ) {
    return this.signIn(context, () =>
      this.accounts.verifyCode(input, context.cookies.get("otp"), context.client),
    );
  }

  @Mutation(() => SignInPayload)
  signInWithGoogle(
    @Ctx() context: RequestContext,
    @Arg("input", () => SignInWithGoogleInput) input: SignInWithGoogleInput,
  ) {
    return this.signIn(context, () =>
      this.accounts.signInWithGoogle(input, context.cookies.get("nonce"), context.client),
    );
  }

  @Mutation(() => SignOutPayload)
  async signOut(@Ctx() { cookies }: RequestContext): Promise<SignOutPayload> {
    await this.accounts.signOut(cookies.get("sid"));
    this.signInCookies.signOut(cookies);
    return { message: signInTexts.signedOut };
  }

  private signIn({ cookies }: RequestContext, prove: () => Promise<SignedInUser>) {
    return withUserErrors(async () => {
      const signedIn = await prove();
      this.signInCookies.signIn(cookies, signedIn);
      return { user: signedIn.user, message: signInTexts.loginSuccessful };
    });
  }
}
