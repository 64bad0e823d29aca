// What the home page says about the firm until an administrator changes it at /desk/settings. The server sends it, so
// that the texts are not part of a page's scripts.

/** Figures about the firm. */
export const statistics = [
  { value: "15k+", label: "Jobs filled" },
  // oxlint-disable-next-line staffboard/words -- the firm words its own figures (docs/voice.md, "Fixed wording")
  { value: "95%", label: "Fulfilment rate" },
  { value: "08k+", label: "Freelance workers" },
  { value: "825+", label: "Satisfied businesses" },
];

/** Quotes of fictional people, so they link to no profile. `portrait` is an id in public/pictures.svg. */
export const testimonials = [
  {
    text: "I had 41 days left on my OPT clock. My recruiter sent me only jobs marked STEM OPT, and I took the third one.",
    name: "Ananya Raghavan",
    role: "Data engineer, Dallas",
    portrait: "portrait-ananya",
  },
  {
    text: "The pay range was on the posting, so our offers surprised no one. We filled four night-shift lead jobs in 11 days.",
    name: "Andre Whitfield",
    role: "Distribution manager, Memphis",
    portrait: "portrait-andre",
  },
  {
    text: "They asked which charting system our floors use before they asked how many nurses we needed. Every nurse they sent could start that Monday.",
    name: "Claire Novak",
    role: "Nursing director, Nashville",
    portrait: "portrait-claire",
  },
];
