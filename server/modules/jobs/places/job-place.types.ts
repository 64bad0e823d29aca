import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A place where a job is, as its location was read." })
export class JobPlace {
  @Field(() => String, {
    nullable: true,
    description: "City, e.g. `Austin`. Null when only a region or a country is named.",
  })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "State of the US or Canadian province by its postal code, e.g. `TX`; other regions as the employer wrote them. Null when none is known.",
  })
  region!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Country, ISO 3166-1 alpha-2, e.g. `US`. Null for a part of the world, such as Europe, which is then the `region`.",
  })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "ZIP code, e.g. `75201`. Null when the location has none.",
  })
  postalCode!: string | null;
}
