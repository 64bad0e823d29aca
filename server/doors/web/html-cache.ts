import { LRUCache } from "lru-cache";

export interface RenderedPage {
  status: number;
  /** The target of a redirect. */
  location?: string;
  html: string;
  /** Its content security policy. */
  policy: string;
}

/** 64 MB: JavaScript uses two bytes per character for a string with any “ or –. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
const LIFETIME_MS = 30_000;

/**
 * Anonymous pages by canonical URL. Concurrent requests share one rendering; all pages are dropped when anything they may show changes.
 * Only pages that exist are cached: arbitrary URLs could fill the memory.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html }, address) => html.length + address.length,
    ttl: LIFETIME_MS,
  });
  private rendering = new Map<string, Promise<RenderedPage>>();

  get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    return this.find(address) ?? this.start(address, render);
  }

  /** The page if it is kept, or being rendered. */
  find(address: string): Promise<RenderedPage> | undefined {
    const kept = this.pages.get(address);
    return kept ? Promise.resolve(kept) : this.rendering.get(address);
  }

  /** A rendering in progress began before the change: its result is sent but not cached. */
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
      // Avoids an unhandled rejection: the callers receive the error.
      .catch(() => undefined)
      .finally(() => rendering.delete(address));
    return page;
  }
}
