import { LRUCache } from "lru-cache";

export interface RenderedPage {
  status: number;
  /** Where to, for a redirect. */
  location?: string;
  html: string;
}

const MAX_PAGES = 500;
const LIFETIME_MS = 30_000;

/** Anonymous pages by address: rendered once for everybody who asks meanwhile, dropped when jobs change. */
export class HtmlCache {
  private readonly pages = new LRUCache<string, Promise<RenderedPage>>({
    max: MAX_PAGES,
    ttl: LIFETIME_MS,
  });

  get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.pages.get(address);
    if (known) return known;
    const rendering = render();
    this.pages.set(address, rendering);
    rendering.then(
      (page) => page.status >= 500 && this.pages.delete(address),
      () => this.pages.delete(address),
    );
    return rendering;
  }

  clear(): void {
    this.pages.clear();
  }
}
