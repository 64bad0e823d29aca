// Modules that the build creates from Markdown; "?meta" leaves out the text, and of a page all that lists don't show.

declare module "*.post.md" {
  export const meta: import("./content-types").PostMeta;
  export const body: import("./content-types").PostBody;
}

declare module "*.post.md?meta" {
  export const meta: import("./content-types").PostMeta;
}

declare module "*.page.md" {
  export const meta: import("./content-types").PageMeta;
  export const body: import("./content-types").PageBody;
}

declare module "*.page.md?meta" {
  export const meta: import("./content-types").ListedPage;
}

declare module "*.questions.md" {
  export const meta: import("./content-types").QuestionsMeta;
  export const body: import("./content-types").QuestionsBody;
}
