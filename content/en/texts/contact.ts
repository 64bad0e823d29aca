/** Texts of the contact page. */
export const contactTexts = {
  title: "Contact",
  lead: "Write, call or chat. A recruiter answers, not a queue.",
  description:
    "Write, call or chat. A recruiter answers, not a queue. We answer within one business day.",
  formTitle: "Send us a message",
  formHint:
    "Candidates: name the job code from the card, such as SB-10023. Employers: name the role, the place and when you need somebody to start.",
  name: "Name",
  email: "Email",
  message: "Message",
  send: "Send Message",
  sending: "Sending...",
  fillInAll: "Please fill in all fields.",
  emailInvalid: "Enter a valid email address.",
  failed: "Your message could not be sent. Please try again.",
  noScript: "The form needs JavaScript. Without it, please write to",
  detailsTitle: "How to reach us",
  answerTime: "We answer within one business day.",
  phone: "Phone",
  chat: "Chat",
  chatAction: "Message us on WhatsApp",
  address: "Address",
  mapTitle: "Where to find us",
  mapAction: "Open in a map",
};
