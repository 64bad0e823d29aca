import { useHomeContentQuery } from "./HomeContent.generated";
import { TestimonialCarousel } from "./TestimonialCarousel";

/** What candidates and employers say. Left out until it has loaded, and if it fails to. */
export function Testimonials() {
  const { data } = useHomeContentQuery();
  if (data === undefined) return null;
  const { testimonials, testimonialsAreSamples } = data.homeContent;
  return <TestimonialCarousel testimonials={testimonials} areSamples={testimonialsAreSamples} />;
}
