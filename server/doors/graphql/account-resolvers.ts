import { AccountResolver } from "../../modules/accounts/account.resolver.js";
import { CodeSignInResolver } from "../../modules/accounts/code-sign-in.resolver.js";
import type { CodeSignInService } from "../../modules/accounts/code-sign-in.service.js";
import type { AccountService } from "../../modules/accounts/account.service.js";
import type { DeviceService } from "../../modules/accounts/device.service.js";
import { FreshProofResolver } from "../../modules/accounts/fresh-proof.resolver.js";
import type { FreshProofService } from "../../modules/accounts/fresh-proof.service.js";
import type { IdentityService } from "../../modules/accounts/identity.service.js";
import { ProfileResolver } from "../../modules/accounts/profile.resolver.js";
import type { ProfileService } from "../../modules/accounts/profile.service.js";
import type { ProviderSignInService } from "../../modules/accounts/provider-sign-in.service.js";
import { ProviderResolver } from "../../modules/accounts/provider.resolver.js";
import { SessionResolver, UserSessionsResolver } from "../../modules/accounts/session.resolver.js";
import type { SignInCookies } from "../../modules/accounts/sign-in.cookies.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import type { AccountDeletionService } from "../../modules/departures/account-deletion.service.js";
import type { DataExportService } from "../../modules/departures/data-export.service.js";
import { DepartureResolver } from "../../modules/departures/departure.resolver.js";
import { NotMeResolver } from "../../modules/factors/not-me.resolver.js";
import type { NotMeService } from "../../modules/factors/not-me.service.js";
import { FactorResetResolver } from "../../modules/factors/factor-reset.resolver.js";
import type { FactorResetService } from "../../modules/factors/factor-reset.service.js";
import { FactorResolver } from "../../modules/factors/factor.resolver.js";
import type { PasskeySignInService } from "../../modules/factors/passkey-sign-in.service.js";
import { PasskeyResolver } from "../../modules/factors/passkey.resolver.js";
import type { PasskeyService } from "../../modules/factors/passkey.service.js";
import type { SecondFactorService } from "../../modules/factors/second-factor.service.js";
import { StatusSheetResolver } from "../../modules/status-sheets/status-sheet.resolver.js";
import type { StatusSheetService } from "../../modules/status-sheets/status-sheet.service.js";

/** The signed-in person's account: how they sign in, their devices, and how they leave. */
export interface AccountServices {
  accounts: AccountService;
  codeSignIn: CodeSignInService;
  companies: CompanyService;
  dataExports: DataExportService;
  deletions: AccountDeletionService;
  devices: DeviceService;
  factorResets: FactorResetService;
  notMe: NotMeService;
  freshProofs: FreshProofService;
  identities: IdentityService;
  passkeySignIn: PasskeySignInService;
  passkeys: PasskeyService;
  profiles: ProfileService;
  providers: ProviderSignInService;
  secondFactor: SecondFactorService;
  signInCookies: SignInCookies;
  statusSheets: StatusSheetService;
}

export const accountResolverClasses = [
  AccountResolver,
  CodeSignInResolver,
  DepartureResolver,
  FactorResetResolver,
  NotMeResolver,
  FactorResolver,
  FreshProofResolver,
  PasskeyResolver,
  ProfileResolver,
  ProviderResolver,
  SessionResolver,
  StatusSheetResolver,
  UserSessionsResolver,
] as const;

export const accountResolvers = (services: AccountServices): [unknown, object][] => [
  [
    AccountResolver,
    new AccountResolver(services.accounts, services.companies, services.signInCookies),
  ],
  [
    CodeSignInResolver,
    new CodeSignInResolver(services.codeSignIn, services.providers, services.signInCookies),
  ],
  [DepartureResolver, new DepartureResolver(services.dataExports, services.deletions)],
  [NotMeResolver, new NotMeResolver(services.notMe)],
  [FactorResetResolver, new FactorResetResolver(services.factorResets, services.accounts)],
  [FactorResolver, new FactorResolver(services.secondFactor)],
  [FreshProofResolver, new FreshProofResolver(services.freshProofs, services.signInCookies)],
  [
    PasskeyResolver,
    new PasskeyResolver(services.passkeys, services.passkeySignIn, services.signInCookies),
  ],
  [ProfileResolver, new ProfileResolver(services.profiles)],
  [
    ProviderResolver,
    new ProviderResolver(services.providers, services.identities, services.signInCookies),
  ],
  [SessionResolver, new SessionResolver(services.devices, services.signInCookies)],
  [StatusSheetResolver, new StatusSheetResolver(services.statusSheets)],
  [UserSessionsResolver, new UserSessionsResolver(services.devices)],
];
