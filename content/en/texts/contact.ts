/** Texts of the contact page. */
export const contactTexts = {
  title: "Contact",
  lead: "Email, call, or chat. A recruiter answers within one business day.",
  description:
    "Email, call, or chat with a recruiter. We answer candidates and employers within one business day.",
  formTitle: "Send us a message",
  formHint:
    "Candidates: include the job code from the card, such as SB-10023. Employers: tell us the role, the location, and the start date.",
  name: "Name",
  email: "Email",
  message: "Message",
  send: "Send Message",
  sending: "Sending...",
  fillInAll: "Please fill in all fields.",
  emailInvalid: "Enter a valid email address.",
  failed: "We couldn’t send your message. Please try again.",
  noScript: "This form needs JavaScript. Without it, email us at",
  detailsTitle: "How to reach us",
  answerTime: "We answer within one business day.",
  phone: "Phone",
  chat: "Chat",
  chatAction: "Message us on WhatsApp",
  address: "Address",
  mapTitle: "Where to find us",
  mapAction: "View on a map",
};
