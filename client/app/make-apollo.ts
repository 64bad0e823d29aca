import type { ApolloClient } from "@apollo/client";
import type { PageAnswers } from "./page-answers";

type Make = (answers: PageAnswers) => ApolloClient;

let make: Make | undefined;

/** For apollo.ts. It is built into a larger file (vite.config.ts), whose exports have other names, which a second try could not know. */
export function provideApollo(made: Make): void {
  make = made;
}

/** Makes Apollo's client, once apollo.ts is loaded. */
export function makeApollo(answers: PageAnswers): ApolloClient {
  if (make === undefined) throw new Error("apollo.ts is not loaded");
  return make(answers);
}
