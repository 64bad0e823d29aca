import { PageTitle } from "../components/ui/PageTitle";
import { body, meta } from "#content/faq.questions.md";
import { faqTexts } from "#texts/faq";
import { Closing } from "../features/content/Closing";
import { FaqList } from "../features/content/FaqList";
import { Scene } from "../features/content/Scene";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

const closing = {
  title: faqTexts.closing,
  text: faqTexts.closingText,
  actions: [
    { label: faqTexts.talkToUs, to: paths.contact },
    { label: faqTexts.readBlog, to: paths.blog },
  ],
};

export const head: PageModule["head"] = ({ site, url }) => ({
  title: meta.title,
  description: meta.description,
  canonical: `${site.origin}${paths.faq}`,
  noIndex: url.searchParams.has("query"),
  jsonLd: {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: body.groups.flatMap(({ entries }) =>
      entries.map(({ text, plain }) => ({
        "@type": "Question",
        name: text,
        acceptedAnswer: { "@type": "Answer", text: plain },
      })),
    ),
  },
});

export const Component = () => (
  <>
    <PageTitle title={meta.title} lead={meta.lead} picture={<Scene name="faq" />} />
    <div className="container">
      <FaqList groups={body.groups} />
    </div>
    <Closing {...closing} />
  </>
);
