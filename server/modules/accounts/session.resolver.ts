import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { sessionTexts } from "#texts/departures";
import { shownNetwork } from "../../core/network.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { DeviceService } from "./device.service.js";
import { Session, SessionConnection } from "./session.entity.js";
import { EndOtherSessionsPayload, EndSessionInput, EndSessionPayload } from "./session.types.js";
import type { SignInCookies } from "./sign-in.cookies.js";
import { deviceOf } from "../../core/user-agent.js";
import { User } from "./user.entity.js";

@Resolver(() => Session)
export class SessionResolver {
  constructor(
    private readonly devices: DeviceService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: "Browser, e.g. `Chrome 128`, as it reports itself. Null when unknown.",
  })
  browser(@Root() { userAgent }: Session): string | null {
    return deviceOf(userAgent).browser;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Operating system, e.g. `macOS`, as the browser reports it. Null when unknown.",
  })
  system(@Root() { userAgent }: Session): string | null {
    return deviceOf(userAgent).system;
  }

  @FieldResolver(() => String, {
    description: "Network that the person signed in from, e.g. `203.0.113.x`.",
  })
  network(@Root() { ipAddress }: Session): string {
    return shownNetwork(ipAddress);
  }

  @FieldResolver(() => Boolean, { description: "True for the session of this request." })
  isCurrent(@Ctx() { actor }: ActorContext, @Root() { id }: Session): boolean {
    return actor.kind === "user" && actor.sessionId === id;
  }

  @FieldResolver(() => Boolean, {
    description: "True when a second factor was proven in the session.",
  })
  hasSecondFactor(@Root() { secondFactorAt }: Session): boolean {
    return secondFactorAt !== null;
  }

  @Mutation(() => EndSessionPayload, {
    description: "Signs a browser of the caller out. `NOT_FOUND` for other people's sessions.",
  })
  endSession(
    @Ctx() { actor, client, cookies }: RequestContext,
    @Input(EndSessionInput, "The session to end.") { id }: EndSessionInput,
  ) {
    return withUserErrors(async () => {
      if (await this.devices.end(actor, id, client)) this.signInCookies.signOut(cookies);
      return { message: sessionTexts.ended };
    });
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: "Signs all browsers of the caller out, except this one.",
  })
  endOtherSessions(@Ctx() { actor, client }: RequestContext) {
    return withUserErrors(async () => {
      const count = await this.devices.endOthers(actor, client);
      return { count, message: sessionTexts.othersEnded(count) };
    });
  }
}

@Resolver(() => User)
export class UserSessionsResolver {
  constructor(private readonly devices: DeviceService) {}

  @FieldResolver(() => SessionConnection, {
    description: "Browsers that are signed in, the last used first.",
  })
  sessions(
    @Ctx() { actor }: ActorContext,
    @Root() { id }: User,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.devices.list(actor, id, { first, after });
  }
}
