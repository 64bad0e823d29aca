import type { Base, Parts } from "../base.js";
import { SavedViewResolver } from "./saved-view.resolver.js";
import { SavedViewService } from "./saved-view.service.js";

/** Lists of the desk as staff have filtered them. */
export function createSavedViews({ dataSource, clock }: Base) {
  const savedViews = new SavedViewService(dataSource, clock);
  return { savedViews, parts: { resolvers: [new SavedViewResolver(savedViews)] } satisfies Parts };
}
