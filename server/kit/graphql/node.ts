import { Field, ID, InterfaceType } from "type-graphql";

/** What Relay calls an object identification (https://relay.dev/graphql/objectidentification.htm). */
@InterfaceType({
  description: "Something that `node` finds again by its id, whatever its type.",
})
export abstract class Node {
  @Field(() => ID, { description: "Opaque, permanent id." })
  id!: string;
}
