import { jobDetailsPageTexts } from "#texts/job-details-page";

export interface ShareLink {
  label: string;
  href: string;
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Links that share a job on social networks and by mail. @param url the job's absolute URL */
export function shareLinks(url: string, title: string): Record<ShareTarget, ShareLink> {
  const { linkedin, x, facebook, email } = jobDetailsPageTexts.shareBy;
  // Mail programs do not decode a plus sign as a space.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return {
    linkedin: {
      label: linkedin,
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
    },
    x: { label: x, href: withQuery("https://x.com/intent/post", { text: title, url }) },
    facebook: {
      label: facebook,
      href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
    },
    email: { label: email, href: `mailto:?${mail}` },
  };
}

export type ShareTarget = "linkedin" | "x" | "facebook" | "email";
