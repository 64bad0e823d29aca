import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { After, First } from "../../kit/graphql/connection.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { PeopleService } from "../accounts/people.service.js";
import {
  ContactAnswer,
  MailDeliveryEnum,
  MessageKeeper,
  type MailDelivery,
} from "./contact-answer.entity.js";
import type { ContactInboxService } from "./contact-inbox.service.js";
import { ContactMessage, ContactMessageConnection } from "./contact-message.entity.js";
import {
  AnswerContactMessageInput,
  AssignContactMessageInput,
  ContactMessagePayload,
  FinishContactMessageInput,
  InboxViewEnum,
  ReopenContactMessageInput,
  type InboxView,
} from "./contact.types.js";

type Named = Pick<PeopleService, "findMany">;

/** The inbox of contact messages. */
@Resolver(() => ContactMessage)
export class ContactInboxResolver {
  private readonly loaders = new WeakMap<ActorContext, Loaders>();

  constructor(
    private readonly inbox: ContactInboxService,
    private readonly people: Named,
  ) {}

  @Query(() => ContactMessageConnection, {
    description: "Messages sent with the contact form, newest first. For administrators.",
  })
  contactMessages(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
    @Arg("view", () => InboxViewEnum, {
      nullable: true,
      description: "Which messages to return. All if null.",
    })
    view?: InboxView,
  ) {
    return this.inbox.list(actor, { first, after, view });
  }

  @Query(() => ContactMessage, {
    description: "One contact message. For administrators with a second factor.",
  })
  contactMessage(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the message." }) id: string,
  ) {
    return this.inbox.get(actor, id);
  }

  @FieldResolver(() => MessageKeeper, {
    nullable: true,
    description: "The administrator who handles it. Null if no one does.",
  })
  assignee(@Root() { assigneeId }: ContactMessage, @Ctx() context: ActorContext) {
    return assigneeId === null ? null : this.loadersOf(context).people.load(assigneeId);
  }

  @FieldResolver(() => [ContactAnswer], {
    description: "What was written back, oldest first.",
    complexity: QUERY_COST / 10,
  })
  answers(@Root() { id }: ContactMessage, @Ctx() context: ActorContext) {
    return this.loadersOf(context).answers.load(id);
  }

  @Mutation(() => ContactMessagePayload, {
    description:
      "Emails an answer to the sender of a contact message. Replies go to the staff's address. For administrators with a second factor.",
  })
  answerContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Input(AnswerContactMessageInput, "The answer.") input: AnswerContactMessageInput,
  ) {
    return withUserErrors(async () => ({
      contactMessage: await this.inbox.answer(actor, input, client),
    }));
  }

  @Mutation(() => ContactMessagePayload, {
    description: "Says who handles a contact message. For administrators with a second factor.",
  })
  assignContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Input(AssignContactMessageInput, "The message, and who.") input: AssignContactMessageInput,
  ) {
    return withUserErrors(async () => ({
      contactMessage: await this.inbox.assign(actor, input, client),
    }));
  }

  @Mutation(() => ContactMessagePayload, {
    description: "Marks a contact message as done. For administrators with a second factor.",
  })
  finishContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Input(FinishContactMessageInput, "The message.") { id }: FinishContactMessageInput,
  ) {
    return withUserErrors(async () => ({
      contactMessage: await this.inbox.finish(actor, id, client),
    }));
  }

  @Mutation(() => ContactMessagePayload, {
    description: "Reopens a contact message. For administrators with a second factor.",
  })
  reopenContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Input(ReopenContactMessageInput, "The message.") { id }: ReopenContactMessageInput,
  ) {
    return withUserErrors(async () => ({
      contactMessage: await this.inbox.reopen(actor, id, client),
    }));
  }

  private loadersOf(context: ActorContext): Loaders {
    const known = this.loaders.get(context);
    if (known) return known;
    const loaders = new Loaders(this.inbox, this.people);
    this.loaders.set(context, loaders);
    return loaders;
  }
}

/** The fields of an answer that other tables have. */
@Resolver(() => ContactAnswer)
export class ContactAnswerResolver {
  private readonly loaders = new WeakMap<ActorContext, Loaders>();

  constructor(
    private readonly inbox: ContactInboxService,
    private readonly people: Named,
  ) {}

  @FieldResolver(() => MessageKeeper, {
    nullable: true,
    description: "Who wrote it. Null when the account is gone.",
  })
  author(@Root() { authorId }: ContactAnswer, @Ctx() context: ActorContext) {
    return authorId === null ? null : this.loadersOf(context).people.load(authorId);
  }

  @FieldResolver(() => MailDeliveryEnum, { description: "How far its email has come." })
  delivery(@Root() { id }: ContactAnswer, @Ctx() context: ActorContext): Promise<MailDelivery> {
    return this.loadersOf(context).deliveries.load(id);
  }

  private loadersOf(context: ActorContext): Loaders {
    const known = this.loaders.get(context);
    if (known) return known;
    const loaders = new Loaders(this.inbox, this.people);
    this.loaders.set(context, loaders);
    return loaders;
  }
}

/** One query for the whole list, whatever its length. */
class Loaders {
  readonly people: DataLoader<string, MessageKeeper | null>;
  readonly answers: DataLoader<string, ContactAnswer[]>;
  readonly deliveries: DataLoader<string, MailDelivery>;

  constructor(inbox: ContactInboxService, people: Named) {
    this.people = new DataLoader(async (ids) => {
      const names = new Map((await people.findMany(ids)).map((user) => [user.id, user]));
      return ids.map((id) => names.get(id) ?? null);
    });
    this.answers = new DataLoader(async (ids) => {
      const found = await inbox.answersTo(ids);
      return ids.map((id) => found.get(id) ?? []);
    });
    this.deliveries = new DataLoader(async (ids) => {
      const found = await inbox.deliveriesOf(ids);
      return ids.map((id) => found.get(id) ?? "SENT");
    });
  }
}
