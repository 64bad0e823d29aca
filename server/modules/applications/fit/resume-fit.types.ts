import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  description: "A skill of a job that the viewer's resume names, with or without its version.",
})
export class NamedSkill {
  @Field(() => String, { description: "The skill, as the job has it." })
  skill!: string;

  @Field(() => String, {
    description:
      "The line of the resume that names it, perhaps by another name, at most 200 characters.",
  })
  line!: string;

  @Field(() => Int, { description: "Number of that line, from 1." })
  lineNumber!: number;
}

@ObjectType({
  description:
    "Which skills of a job the viewer's own resume names. Computed for its owner when asked for, never stored, and never shown to anyone else.",
})
export class ResumeFit {
  @Field(() => String, { description: "Name of the resume's file." })
  fileName!: string;

  @Field(() => [NamedSkill], { description: "Skills it names, in the job's order." })
  named!: NamedSkill[];

  @Field(() => [NamedSkill], {
    description:
      'Skills that it names without the version that the job asks for, in the job\'s order: Java, of "Java 21".',
  })
  close!: NamedSkill[];

  @Field(() => [String], { description: "Skills of the job that it doesn't name." })
  missing!: string[];
}
