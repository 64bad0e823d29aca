const position = (number: number, total: number): string => `${number} of ${total}`;

/** Texts around the content of the home page (#content/home). */
export const homeTexts = {
  carousel: "carousel",
  slide: "slide",
  position,
  announced: (name: string, number: number, total: number) => `${name}, ${position(number, total)}`,
  previous: "Previous testimonial",
  next: "Next testimonial",
  choose: (number: number, name: string) => `Testimonial ${number}: ${name}`,
  rotate: "Rotate testimonials",
  pause: "Pause testimonials",
  profile: "Profile",
  /** Starts with the visible word. */
  profileOf: (name: string) => `Profile of ${name}`,
};
