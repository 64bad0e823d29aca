import { beforeAll, describe, expect, it } from "@jest/globals";
import { printType, type GraphQLSchema } from "graphql";
import {
  buildSchemaSync,
  InputType,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from "type-graphql";
import { getMetadataArgsStorage } from "typeorm";
import { z } from "zod";
import {
  columnFields,
  createInput,
  createRules,
  declaredIn,
  draftRules,
  emptyDraft,
  entityFields,
  formOf,
  inRest,
  outputFields,
  readersOf,
  updateInput,
  updateRules,
} from "./table-fields.js";
import {
  choiceField,
  choicesField,
  lineField,
  lineOrNullField,
  listField,
  optionalChoiceField,
  optionalLineField,
  optionalTextField,
  standardChoiceField,
} from "./field-kinds.js";
import { forgetOwnTypes } from "../../test/own-types.js";
import { htmlField } from "../../modules/jobs/record/html-field.js";

forgetOwnTypes();

const Size = { SMALL: "SMALL", LARGE: "LARGE" } as const;
registerEnumType(Size, { name: "Size" });

const facts = { description: "About it." };
const fields = {
  title: lineField(5, "Title?", { ...facts, input: "About what to send." }),
  tags: listField(5, "Tags?", facts),
  text: htmlField("Text?", facts),
  size: choiceField(Size, "SMALL", 10, facts),
  spare: optionalChoiceField(Size, 20, facts),
  usual: standardChoiceField(Size, "SMALL", 30, facts),
};
const GOOD = { title: "Tent", tags: ["a"], text: "<p>x</p>", size: "LARGE" } as const;

@ObjectType()
class Thing extends entityFields(fields) {}
@InputType()
class CreateThing extends createInput(fields) {}
@InputType()
class UpdateThing extends updateInput(fields) {}

const notes = {
  title: lineField(5, "Title?", { ...facts, change: "Another title.", rest: "noteTitle" }),
  place: lineOrNullField(7, facts),
  text: optionalTextField(9, facts),
  size: { ...choiceField(Size, "SMALL", 10, facts), inputDefault: "LARGE" as const },
};

class NoteRow extends columnFields(notes) {}
@ObjectType()
class Note extends outputFields(notes) {}
@InputType()
class CreateNote extends createInput(notes) {}
@InputType()
class UpdateNote extends updateInput(notes, { cleared: "Null removes it.", kept: "Or stays." }) {}

/** A schema needs a query. */
@Resolver()
class Things {
  @Query(() => Thing, { nullable: true })
  thing(): Thing | null {
    return null;
  }
}

describe("the fields of a table in the GraphQL contract", () => {
  let schema: GraphQLSchema;
  beforeAll(() => {
    schema = buildSchemaSync({
      resolvers: [Things],
      orphanedTypes: [Thing, CreateThing, UpdateThing, Note, CreateNote, UpdateNote],
      validate: false,
    });
  });
  const printed = (name: string): string => {
    const type = schema.getType(name);
    if (!type) throw new Error(`no type ${name}`);
    return printType(type).replace(/\s+/g, " ");
  };
  const about = (type: string) => `"""About it.""" ${type}`;

  it("are read without HTML, which a resolver cleans first", () => {
    expect(printed("Thing")).toBe(
      `type Thing { ${[
        about("title: String!"),
        about("tags: [String!]!"),
        about("size: Size!"),
        about("spare: Size"),
        about("usual: Size!"),
      ].join(" ")} }`,
    );
  });

  it("are required of a new one unless a missing value means something", () => {
    expect(printed("CreateThing")).toBe(
      `input CreateThing { ${[
        `"""About what to send.""" title: String!`,
        about("tags: [String!]!"),
        about("text: String!"),
        about("size: Size!"),
        about("spare: Size"),
        about("usual: Size = SMALL"),
      ].join(" ")} }`,
    );
  });

  it("may all be left out of a change", () => {
    expect(printed("UpdateThing")).toBe(
      `input UpdateThing { ${[
        `"""About what to send.""" title: String`,
        about("tags: [String!]"),
        about("text: String"),
        about("size: Size"),
        about("spare: Size"),
        about("usual: Size"),
      ].join(" ")} }`,
    );
  });

  it("are filled in by GraphQL where null is refused", () => {
    expect(printed("Note")).toContain(about("place: String "));
    expect(printed("CreateNote")).toContain(about("size: Size! = LARGE"));
  });

  it("say in a change how they are cleared, and that they stay", () => {
    expect(printed("UpdateNote")).toBe(
      `input UpdateNote { ${[
        `"""Another title. Or stays.""" title: String`,
        `"""About it. Null removes it. Or stays.""" place: String`,
        `"""About it. Null removes it. Or stays.""" text: String`,
        `"""About it. Or stays.""" size: Size`,
      ].join(" ")} }`,
    );
  });
});

describe("the fields of a table in the database", () => {
  it("are columns alone where GraphQL shows them in another shape", () => {
    const base: unknown = Object.getPrototypeOf(NoteRow);
    const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === base);
    expect(columns.map(({ propertyName }) => propertyName)).toEqual(Object.keys(notes));
  });

  it("are columns that hold what the rules let through", () => {
    const base: unknown = Object.getPrototypeOf(Thing);
    const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === base);
    expect(
      Object.fromEntries(columns.map((column) => [column.propertyName, column.options])),
    ).toEqual({
      title: { type: "varchar", length: 5 },
      tags: { type: "json" },
      text: { type: "mediumtext" },
      size: { type: "varchar", length: 10 },
      spare: { type: "varchar", length: 20, nullable: true },
      usual: { type: "varchar", length: 30, default: "SMALL" },
    });
  });

  it("are read as they were stored", () => {
    const readers = readersOf(fields);
    expect(readers.title("Tent")).toBe("Tent");
    expect(readers.tags(["a"])).toEqual(["a"]);
    expect(readers.text(undefined)).toBe("");
    expect(readers.size("LARGE")).toBe("LARGE");
    expect(readers.spare(null)).toBeNull();
    expect(() => readers.usual(null)).toThrow("expected one of SMALL, LARGE");
  });
});

describe("the rules of a table", () => {
  it("fill in what a new one does not say", () => {
    const schema = z.object(createRules(fields));
    expect(schema.parse(GOOD)).toEqual({ ...GOOD, spare: null, usual: "SMALL" });
    const nulls = { ...GOOD, spare: null, usual: null };
    expect(schema.parse(nulls)).toEqual({ ...nulls, usual: "SMALL" });
    for (const name of Object.keys(GOOD))
      for (const value of [undefined, null])
        expect(schema.safeParse({ ...GOOD, [name]: value }).success).toBe(false);
  });

  it("leave alone what a change does not say", () => {
    const schema = z.object(updateRules(fields));
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ spare: null })).toEqual({ spare: null });
    expect(schema.safeParse({ title: "Tent..." }).success).toBe(false);
  });
});

describe("a field of several choices", () => {
  const sizes = choicesField(Size, { value: "SMALL", mixed: "Mixed" }, facts);

  it("takes each value once, in the order of the enum", () => {
    expect(sizes.rule.parse(["LARGE", "LARGE"])).toEqual(["LARGE"]);
    expect(sizes.rule.parse([])).toEqual([]);
  });

  it("refuses other values, too many, and others beside the one that stands alone", () => {
    const faultOf = (given: unknown) => sizes.rule.safeParse(given).error?.issues[0]?.message;
    expect(faultOf(["SMALL"])).toBeUndefined();
    expect(faultOf(["LARGE", "SMALL"])).toBe("Mixed");
    expect(faultOf(["HUGE"])).toContain("Invalid option");
    expect(faultOf(Array.from({ length: 41 }, () => "LARGE"))).toContain("40");
    expect(faultOf(Array.from({ length: 40 }, () => "LARGE"))).toBeUndefined();
  });

  it("is empty in a draft until someone chooses, and in a job that does not say", () => {
    expect(sizes.draft.parse(null)).toEqual([]);
    expect(sizes.draft.parse(["LARGE"])).toEqual(["LARGE"]);
    expect(sizes.whenMissing).toEqual([]);
  });

  it("is a list of the enum in the contract, and is read as it was stored", () => {
    expect(sizes.type()).toEqual([Size]);
    expect(sizes.read(["LARGE"])).toEqual(["LARGE"]);
    expect(() => sizes.read(["HUGE"])).toThrow("expected one of SMALL, LARGE");
  });
});

describe("an optional line", () => {
  const note = optionalLineField(7, facts);

  it("is text in the contract, and blank in a job that does not say", () => {
    expect(note.type()).toBe(String);
    expect(note.whenMissing).toBe("");
    expect(note.rule.parse(" hi ")).toBe("hi");
  });
});

describe("text that may be blank", () => {
  it("is null on one line, and empty on several", () => {
    const schema = z.object(createRules(notes));
    const blank = { title: "Tent", size: "SMALL", place: " ", text: " \n " };
    const nothing = { title: "Tent", size: "SMALL", place: null, text: "" };
    expect(schema.parse(blank)).toEqual(nothing);
    expect(schema.parse({ title: "Tent", size: "SMALL" })).toEqual(nothing);
    expect(schema.parse({ ...nothing, text: " a\r\nb " }).text).toBe("a\nb");
    expect(schema.safeParse({ ...nothing, text: "0123456789" }).success).toBe(false);
  });
});

describe("the fields that REST has", () => {
  it("are those with a name of their own there", () => {
    expect(inRest(notes, { title: "Tent", place: null, text: "", size: "LARGE" })).toEqual({
      noteTitle: "Tent",
    });
  });
});

describe("a form of the fields", () => {
  it("knows their kinds, limits, and values", () => {
    const values = ["SMALL", "LARGE"];
    const spares = choicesField(Size, { value: "SMALL", mixed: "Mixed" }, facts);
    const any = choicesField(Size, null, facts);
    expect(formOf({ ...fields, spares, any })).toEqual({
      title: { kind: "line", max: 5 },
      tags: { kind: "list", max: 5 },
      text: { kind: "html" },
      size: { kind: "choice", values, optional: false },
      spare: { kind: "choice", values, optional: true },
      usual: { kind: "choice", values, optional: false },
      spares: { kind: "choices", values, none: "SMALL" },
      any: { kind: "choices", values, none: null },
    });
    expect(formOf({ note: optionalLineField(7, facts) })).toEqual({
      note: { kind: "line", max: 7 },
    });
  });
});

describe("the declared fields of something", () => {
  it("are what it has, without the rest", () => {
    const thing = { ...GOOD, tags: ["a"], spare: null, usual: "LARGE" as const };
    expect(declaredIn(fields, Object.assign({ id: "1" }, thing))).toEqual(thing);
  });
});

describe("the rules of a draft", () => {
  const schema = z.object(draftRules(fields));

  it("take what is complete, and leave alone what is not said", () => {
    expect(schema.parse({ ...GOOD, spare: "SMALL", usual: "LARGE" })).toEqual({
      ...GOOD,
      spare: "SMALL",
      usual: "LARGE",
    });
    expect(schema.parse({})).toEqual({});
  });

  it("clear what is null", () => {
    const empty = { title: "", tags: [], text: "", size: "SMALL", spare: null, usual: "SMALL" };
    const nulls = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    expect(schema.parse(nulls)).toEqual(empty);
    expect(emptyDraft(fields)).toEqual(empty);
  });

  it("keep no text that shows nothing", () => {
    expect(schema.parse({ text: "<p> </p>" }).text).toBe("");
    expect(schema.parse({ text: "<p>x</p>" }).text).toBe("<p>x</p>");
  });

  it("refuse what could never be right", () => {
    expect(schema.safeParse({ title: "Tent..." }).success).toBe(false);
    expect(schema.safeParse({ size: "HUGE" }).success).toBe(false);
  });
});
