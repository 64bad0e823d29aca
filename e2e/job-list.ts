import type { Page } from "playwright-core";

/** What the list of jobs says of itself: how many there are. */
export const status = (page: Page) => page.getByRole("main").getByRole("status").first();
export const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** The query of the page's address. */
export const searchOf = (page: Page) => new URL(page.url()).search;
