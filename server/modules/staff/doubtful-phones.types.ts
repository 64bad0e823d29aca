import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { PhoneDoubtEnum, type PhoneDoubt } from "../../core/phone.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

registerEnumType(PhoneDoubtEnum, {
  name: "PhoneDoubt",
  description: "Why a stored phone number is probably wrong.",
  valuesConfig: {
    REPEATED_CODE: { description: "The country code is also part of the number." },
    OTHER_COUNTRY: {
      description: "Its country has no such number, but another one does that the forms offer.",
    },
    NOT_CALLABLE: { description: "No one can be called at it." },
  },
});

@ObjectType({ description: "A stored phone number that is probably wrong." })
export class DoubtfulPhone {
  @Field(() => String, { description: "Country calling code as stored, e.g. `+1`. May be empty." })
  countryCode!: string;

  @Field(() => String, { description: "The number as stored." })
  phone!: string;

  @Field(() => PhoneDoubtEnum, { description: "What is wrong with it." })
  doubt!: PhoneDoubt;
}

@ObjectType({ description: "A person with phone numbers that are probably wrong." })
export class PersonWithDoubtfulPhones {
  @Field(() => ID, { description: "Id of the person's account." })
  id!: string;

  @Field(() => String, { description: "Full name; the address of someone who has given none." })
  name!: string;

  @Field(() => [DoubtfulPhone], {
    description: "These numbers in the person's details, applications, and plans, each once.",
  })
  phones!: DoubtfulPhone[];
}

@ObjectType({ description: "A person with doubtful phone numbers and their position in the list." })
export class PersonWithDoubtfulPhonesEdge extends EdgeType(PersonWithDoubtfulPhones) {}

@ObjectType({ description: "A page of people with doubtful phone numbers." })
export class PersonWithDoubtfulPhonesConnection extends ConnectionType(
  PersonWithDoubtfulPhones,
  PersonWithDoubtfulPhonesEdge,
) {}
