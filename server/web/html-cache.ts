import { LRUCache } from "lru-cache";

export interface RenderedPage {
  status: number;
  /** Where to, for a redirect. */
  location?: string;
  html: string;
}

/** 64 MB: JavaScript keeps a text with any “ or – in it in two bytes a character. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
const LIFETIME_MS = 30_000;

/**
 * Anonymous pages by canonical address: rendered once for everybody who asks meanwhile, dropped when jobs change.
 * Only pages that are there are kept: addresses that are not would fill the memory without end.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html }, address) => html.length + address.length,
    ttl: LIFETIME_MS,
  });
  private rendering = new Map<string, Promise<RenderedPage>>();

  get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.pages.get(address);
    if (known) return Promise.resolve(known);
    return this.rendering.get(address) ?? this.start(address, render);
  }

  /** What is being rendered now was begun before the change: it is answered with, but not kept. */
  clear(): void {
    this.pages.clear();
    this.rendering = new Map();
  }

  private start(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { rendering } = this;
    const page = render();
    rendering.set(address, page);
    page
      .then((done) => {
        if (done.status === 200 && this.rendering === rendering) this.pages.set(address, done);
      })
      // Whoever asked gets to know.
      .catch(() => undefined)
      .finally(() => rendering.delete(address));
    return page;
  }
}
