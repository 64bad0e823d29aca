import { expect, it } from "@jest/globals";
import { workFor } from "./changes.js";

const changed = (...names: string[]) => workFor(names.map((name) => ({ name, isGone: false })));

it("compiles server code and restarts the site, with no request answered by old code", () => {
  const work = changed("server/app.ts", "server/app.ts");
  expect(work).toMatchObject({
    compile: ["server/app.ts"],
    restart: true,
    server: true,
    types: true,
    codegen: false,
    migrate: false,
  });
});

it("lets the old process answer while texts are compiled", () => {
  expect(changed("content/en/texts/shell.ts")).toMatchObject({
    compile: ["content/en/texts/shell.ts"],
    restart: true,
    server: false,
  });
});

it("removes the build output of a deleted file", () => {
  const work = workFor([
    { name: "server/a.ts", isGone: false },
    { name: "server/a.ts", isGone: true },
  ]);
  expect(work).toMatchObject({ compile: [], remove: ["server/a.ts"], restart: true });
});

it.each(["client/pages/HomePage.tsx", "client/app/tokens.css", "content/en/faq.questions.md"])(
  "leaves %s to Vite",
  (name) => {
    expect(changed(name)).toMatchObject({ compile: [], restart: false, beyond: [] });
  },
);

it("only checks types for a test", () => {
  expect(changed("server/app.test.ts", "server/test/create-test-app.ts")).toMatchObject({
    compile: [],
    restart: false,
    types: true,
  });
});

it("generates hooks when an operation or the schema changes", () => {
  expect(changed("client/features/jobs/JobCard.graphql").codegen).toBe(true);
  expect(changed("schema.graphql").codegen).toBe(true);
});

it("migrates before it restarts, and rereads posts", () => {
  expect(changed("server/db/migrations/1-a.ts")).toMatchObject({ migrate: true, restart: true });
  expect(changed("content/en/posts/a.post.md")).toMatchObject({ posts: true, restart: true });
});

it("says which changes need npm run dev to be restarted", () => {
  const names = ["package-lock.json", ".env", "vite.config.ts", "dev/stripe/world.ts"];
  expect(changed(...names).beyond).toEqual(names);
  expect(changed("dev/stripe/api.test.ts").beyond).toEqual([]);
});
