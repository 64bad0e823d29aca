import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { OUTPUT } from "./browser.js";
import type { Findings } from "./page-checks.js";
import type { Route } from "./routes.js";

interface Look {
  width: number;
  scheme: "light" | "dark";
  /** Whether the picture shows the whole page, or only what is on screen. True by default. */
  fullPage?: boolean;
}

interface Entry {
  title: string;
  /** File names of the screenshots, by width and scheme, e.g. "360-light". */
  pictures: Map<string, string>;
  findings: Findings;
}

const SCHEMES = ["light", "dark"] as const;

/** A page with a screenshot of every route (or mail), width and scheme: index.html of its folder in e2e/output. */
export class Gallery {
  private readonly entries = new Map<string, Entry>();

  private readonly folder: string;

  constructor(
    private readonly title: string,
    folder: string,
    private readonly widths: readonly number[],
  ) {
    this.folder = path.join(OUTPUT, folder);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  async add(page: Page, route: Pick<Route, "path">, options: Look): Promise<void> {
    const { width, scheme, fullPage = true } = options;
    const look = `${width}-${scheme}`;
    const file = `${nameOf(route)}-${look}.jpg`;
    const target = path.join(this.folder, file);
    await page.screenshot({ path: target, fullPage, type: "jpeg", quality: 72 });
    const entry = this.entry(route);
    entry.title = await page.title();
    entry.pictures.set(look, file);
  }

  tell(route: Pick<Route, "path">, scheme: string, findings: Findings): void {
    this.entry(route).findings.push(...findings.map((finding) => `${scheme}: ${finding}`));
  }

  write(): void {
    const file = path.join(this.folder, "index.html");
    writeFileSync(file, this.html());
    console.log(`Gallery: ${path.relative(process.cwd(), file)}`);
  }

  private entry(route: Pick<Route, "path">): Entry {
    const known = this.entries.get(route.path);
    if (known) return known;
    const entry: Entry = { title: "", pictures: new Map(), findings: [] };
    this.entries.set(route.path, entry);
    return entry;
  }

  private html(): string {
    const faulty = [...this.entries.values()].filter(({ findings }) => findings.length > 0).length;
    const index = [...this.entries].map(
      ([address, { findings }]) =>
        `<li${findings.length ? ' class="bad"' : ""}><a href="#${idOf(address)}">${escape(address)}</a></li>`,
    );
    const sections = [...this.entries].map(([address, entry]) => this.section(address, entry));
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Staffboard: ${this.title}</title>
<style>${STYLE}</style>
<header>
  <h1>${this.title}</h1>
  <p>${this.entries.size}, ${this.widths.join(", ")} px, light and dark. ${
    faulty === 0 ? "No findings." : `${faulty} with findings.`
  } Click a picture to see it whole.</p>
  <ul>${index.join("")}</ul>
</header>
<main>${sections.join("")}</main>
</html>
`;
  }

  private section(address: string, { title, pictures, findings }: Entry): string {
    const figures = SCHEMES.flatMap((scheme) =>
      this.widths.map((width) => {
        const file = pictures.get(`${width}-${scheme}`);
        if (file === undefined) return "";
        const caption = `${width} px, ${scheme}`;
        return `<figure style="--w:${width}"><a href="${file}"><img src="${file}" loading="lazy" alt="${escape(`${title}, ${caption}`)}"></a><figcaption>${caption}</figcaption></figure>`;
      }),
    );
    const list = findings.map((finding) => `<li>${escape(finding)}</li>`).join("");
    return `<section id="${idOf(address)}">
<h2>${escape(title || address)} <code>${escape(address)}</code></h2>
${list ? `<ul class="findings">${list}</ul>` : ""}
<div>${figures.join("")}</div>
</section>`;
  }
}

const nameOf = ({ path: address }: Pick<Route, "path">) => idOf(address);

const idOf = (address: string): string =>
  address.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 2rem; }
header ul { columns: 14rem; padding: 0; list-style: none; }
.bad::before { content: "● "; color: #d33; }
section { margin-top: 3rem; border-top: 1px solid #8884; padding-top: 1rem; }
h2 { font-size: 1.15rem; } code { font-weight: 400; opacity: .7; margin-left: .5rem; }
.findings { color: #c22; }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; width: calc(120px + var(--w) * .22px); }
figure a { display: block; height: 480px; overflow: hidden; border: 1px solid #8886; border-radius: 8px; }
img { width: 100%; display: block; }
figcaption { font-size: .85rem; opacity: .75; }
`;
