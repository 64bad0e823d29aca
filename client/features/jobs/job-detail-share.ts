export interface ShareLink {
  name: string;
  href: string;
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Plain links to the pages where a job is passed on. @param url the job's, absolute */
export function shareLinks(url: string, title: string): Record<ShareTarget, ShareLink> {
  // Mail programs take a plus sign for a plus sign.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return {
    linkedin: {
      name: "LinkedIn",
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
    },
    x: { name: "X", href: withQuery("https://x.com/intent/post", { text: title, url }) },
    facebook: {
      name: "Facebook",
      href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
    },
    email: { name: "email", href: `mailto:?${mail}` },
  };
}

export type ShareTarget = "linkedin" | "x" | "facebook" | "email";
