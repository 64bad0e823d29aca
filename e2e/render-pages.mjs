/**
 * Renders pages with a build in another language on the running site's data.
 * `node render-pages.mjs <server build> <site> <path>…` prints a JSON array of { path, html, data }; `data` lists the
 * texts that came from the API or the site's configuration.
 */
import { pathToFileURL } from "node:url";
import { print } from "graphql";

const [build, site, ...paths] = process.argv.slice(2);
const { render } = await import(pathToFileURL(build).href);

const config = {
  name: "Staffboard",
  phone: "+1 (555) 010-4200",
  chatNumber: "15550104200",
  email: "hello@staffboard.example",
  address: null,
  profiles: [],
  origin: site,
  development: true,
  demoCheckout: true,
};

async function execute({ query, variables, operationName }) {
  const response = await fetch(`${site}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: print(query), variables, operationName }),
  });
  const answer = await response.json();
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

const textsIn = (value) =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [];

const pages = [];
for (const path of paths) {
  const now = new Date().toISOString();
  const input = { url: site + path, now, site: config, execute };
  const { head, html, state } = await render(input);
  const { answers } = JSON.parse(state.slice(state.indexOf(">") + 1, state.indexOf("</script>")));
  pages.push({
    path,
    html: head + html,
    data: [...textsIn(answers.map(({ data }) => data)), ...textsIn(config)],
  });
}
process.stdout.write(JSON.stringify(pages));
