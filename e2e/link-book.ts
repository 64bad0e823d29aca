/** The site's own links. Each is followed once, however many pages have it. */
export class LinkBook {
  /** The first page that has the link, by the link's absolute URL. */
  private readonly pages = new Map<string, string>();

  get size(): number {
    return this.pages.size;
  }

  /** The paths that pages link to. */
  paths(): Set<string> {
    return new Set([...this.pages.keys()].map((link) => new URL(link).pathname));
  }

  note(page: string, links: string[]): void {
    for (const link of links) if (!this.pages.has(link)) this.pages.set(link, page);
  }

  /** @returns one line for each dead link */
  async deadLinks(): Promise<string[]> {
    const documents = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
    const dead: string[] = [];
    for (const [link, page] of this.pages) {
      const { hash, href } = new URL(link);
      const address = href.slice(0, href.length - hash.length);
      const known = documents.get(address) ?? fetchDocument(address);
      documents.set(address, known);
      const { status, ids } = await known;
      if (status >= 400) dead.push(`${page} → ${link}: ${status}`);
      else if (hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))))
        dead.push(`${page} → ${link}: no such place on the page`);
    }
    return dead;
  }
}

async function fetchDocument(address: string) {
  // A redirect to another site's sign-in page counts as an answer; its target is not checked.
  const response = await fetch(address, { redirect: "manual" });
  const html = await response.text();
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
  return { status: response.status, ids };
}
