/** The TypeScript projects by name (tsconfig.<name>.json), and which files ESLint checks with the types of each. */
export const PROJECTS = {
  server: ["*.ts", "{server,dev,bench}/**/*.ts"],
  client: ["{client,content}/**/*.{ts,tsx}"],
  e2e: ["e2e/**/*.ts"],
};
