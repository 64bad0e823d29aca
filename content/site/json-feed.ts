/** The same feed as JSON Feed 1.1. @param feed path or URL of a feed in RSS, with its query */
export const jsonFeedOf = (feed: string): string => feed.replace(/\.rss(?=\?|$)/, ".json");
