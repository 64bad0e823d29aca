import { FIRM_ZONE } from "#site/firm-zone";
import { language } from "#texts/language";

const becauseYou = (what: string) => `You’re getting this email because ${what}.`;

/** "February 20, 2027 (Eastern Time)": the firm's day. An email can't know where its reader is, so it names the zone. */
const on = (date: Date): string => {
  const day = date.toLocaleDateString(language.locale, { dateStyle: "long", timeZone: FIRM_ZONE });
  return `${day} (Eastern Time)`;
};

/** The emails to a plan’s buyer, from the first payment to the end. */
export const buyerMailTexts = {
  facts: {
    plan: "Plan",
    payment: "Payment",
    amount: "Amount",
    card: "Card",
    next: "Next payment",
    ends: "Ends",
    refund: "Refunded",
    number: "Invoice number",
  },
  payment: (made: number, total: number) => `${made} of ${total}`,
  card: (brand: string, last4: string) => `${brand} ending ${last4}`,
  day: on,
  /** The month before, since a card is valid through its last month. */
  lastMonth: (end: Date) =>
    new Date(end.getTime() - 1).toLocaleDateString(language.locale, {
      month: "long",
      year: "numeric",
      timeZone: FIRM_ZONE,
    }),
  noMore: "None. This was the last one.",
  ends: (date: Date) => `${on(date)}. It won’t renew.`,
  why: (siteName: string) => becauseYou(`you bought a plan on ${siteName}`),
  seePlan: "See your plan",
  received: {
    subject: (plan: string, made: number, total: number) =>
      `Payment ${made} of ${total} received: ${plan}`,
    title: "We got your payment",
    preview: "Your receipt is inside.",
    intro: "Thanks for your payment. Here are the details:",
    button: "Get the receipt",
    dispute: (days: number) =>
      `Something wrong with the charge? Reply to this email within ${days} days.`,
  },
  lastReceived: {
    subject: (plan: string) => `Last payment received: ${plan}`,
    title: "That was your last payment",
    preview: "We won’t charge you again.",
    intro: (end: Date | null) =>
      end === null
        ? "Your plan is fully paid. We won’t charge you again."
        : `Your plan is fully paid. We keep working for you until ${on(end)}, and we won’t charge you again.`,
  },
  /** Over the time in which the card is tried again: at once, after some days, and before the end. */
  failed: {
    FIRST: {
      subject: (plan: string) => `Your payment didn’t go through: ${plan}`,
      title: "Your payment didn’t go through",
      preview: "It takes a minute to fix.",
      intro: (amount: string) =>
        `We couldn’t charge ${amount} to your card. That happens: a card expires, or the bank asks for a closer look.`,
    },
    AGAIN: {
      subject: (plan: string) => `Still unpaid: ${plan}`,
      title: "Your payment is still due",
      preview: "Pay now, or change your card.",
      intro: (amount: string) =>
        `We tried again, and ${amount} still didn’t go through. Please pay now, or use another card.`,
    },
    LATE: {
      subject: (plan: string) => `Please pay now: ${plan} will end`,
      title: "Your plan will end without this payment",
      preview: "Pay now to keep your plan.",
      intro: (amount: string) =>
        `We still couldn’t charge ${amount}. If it stays unpaid, your plan ends, and our work for you stops.`,
    },
    STOPPED: {
      subject: (plan: string) => `Payment still due: ${plan}`,
      title: "Please pay to keep your plan",
      preview: "We won’t try your card again.",
      intro: (amount: string) =>
        `We couldn’t charge ${amount} to your card. Pay now, or your plan may end.`,
    },
  },
  retry: (date: Date | null) =>
    date === null
      ? "We won’t try the card again on our own."
      : `We’ll try the card again on ${on(date)}.`,
  fix: "Open your plan to pay now or to change your card. Trouble with your bank? Reply to this email.",
  payNow: "Pay now",
  /** When the bank first asks, and before the plan may end. */
  needsAction: {
    FIRST: {
      subject: (plan: string) => `Please confirm your payment: ${plan}`,
      title: "Your bank wants you to confirm a payment",
      preview: "It takes a minute.",
      intro: (amount: string) =>
        `Your bank wants you to approve a payment of ${amount}. It can’t go through until you do.`,
    },
    LATE: {
      subject: (plan: string) => `Confirm your payment to keep ${plan}`,
      title: "Your plan may end without this payment",
      preview: "It takes a minute.",
      intro: (amount: string) =>
        `Your bank is still waiting for you to approve a payment of ${amount}. If it stays unpaid, your plan may end, and our work for you would stop.`,
    },
  },
  confirm: "Confirm the payment",
  cardExpires: {
    subject: "Your card expires soon",
    title: "Your card expires soon",
    preview: "Change it before your next payment.",
    intro: (card: string, expires: string, next: Date | null) =>
      next === null
        ? `Your ${card} expires at the end of ${expires}.`
        : `Your ${card} expires at the end of ${expires}. Your next payment is on ${on(next)}.`,
    after: (plan: string) => `Change the card before then, and ${plan} continues as usual.`,
    button: "Change card",
  },
  cancelRequested: {
    subject: (plan: string) => `You canceled ${plan}`,
    subjectByUs: (plan: string) => `${plan} is canceled`,
    title: (plan: string) => `${plan} is canceled`,
    preview: "We won’t charge you again.",
    intro: (end: Date | null) =>
      end === null
        ? "We won’t charge you again."
        : `We keep working for you until ${on(end)}, the end of the month you’ve paid for. We won’t charge you again.`,
    undo: "Changed your mind? You can undo this in your account until that day.",
    byUs: (end: Date | null) =>
      end === null
        ? "We canceled your plan. We won’t charge you again."
        : `We canceled your plan. It runs until ${on(end)}, and we won’t charge you again. Questions? Reply to this email.`,
    button: "See or undo it",
  },
  cancelUndone: {
    subject: (plan: string) => `${plan} continues`,
    title: (plan: string) => `${plan} continues`,
    preview: "You undid the cancellation.",
    intro: (end: Date | null) =>
      end === null
        ? "You undid the cancellation. Nothing else changes."
        : `You undid the cancellation. Your plan ends on ${on(end)}, as originally planned.`,
    previewByUs: "The cancellation was undone.",
    byUs: (end: Date | null) =>
      end === null
        ? "The cancellation was undone. Nothing else changes. Questions? Reply to this email."
        : `The cancellation was undone. Your plan ends on ${on(end)}, as originally planned. Questions? Reply to this email.`,
  },
  termChanged: {
    subject: (plan: string, months: number) => `${plan} now runs for ${months} months`,
    title: (months: number) => `Your plan now runs for ${months} months`,
    preview: "Your new payments and end date are inside.",
    intro: (plan: string, months: number) =>
      `You changed ${plan} to ${months} months. The payment you made counts as the first month, so nothing was charged today.`,
    leftFact: "Still to pay",
    left: (payments: number, monthly: string) =>
      payments === 1 ? `1 payment of ${monthly}` : `${payments} payments of ${monthly}`,
    then: (next: string, others: string) => `${next}, then ${others}`,
    switched: {
      subject: (plan: string) => `Your plan is now ${plan}`,
      title: (plan: string) => `Your plan is now ${plan}`,
      preview: "Your new payments are inside.",
      intro: (from: string, plan: string) =>
        `You changed ${from} to ${plan}. The payment you made counts toward your first month, so nothing was charged today.`,
      settles: "Your next payment settles the difference.",
    },
    undo: "Wasn’t this you? Reply to this email right away.",
  },
  disputeOpened: {
    subject: (plan: string) => `Your bank asked about a payment: ${plan}`,
    title: "Your bank asked about a payment",
    preview: "Let’s sort it out together.",
    intro: (amount: string, plan: string) =>
      `Your bank opened a dispute about your payment of ${amount} for ${plan}. It will look at what you bought and decide. That can take a few weeks.`,
    running:
      "Your plan keeps running, and you’ll see what we deliver in your account. We’ll email you when the bank has decided.",
    ended: "Your plan is already over. We’ll email you when the bank has decided.",
    after:
      "Was it a mistake, or is something wrong with our work? Reply to this email. We can often fix it faster than the bank can.",
  },
  /** Won and lost as the firm sees it. */
  disputeEnded: {
    won: {
      subject: (plan: string) => `The dispute is closed: ${plan}`,
      title: "The dispute is closed",
      preview: "The payment stands.",
      intro: (amount: string, plan: string) =>
        `Your bank closed the dispute about your payment of ${amount} for ${plan}. The payment stands, and you don’t have to do anything.`,
      running: "Your plan continues until its end date.",
      ended: "Your plan is over, and we won’t charge you again.",
    },
    lost: {
      subject: (plan: string) => `Your bank returned your payment: ${plan}`,
      title: "Your bank returned your payment",
      preview: "You have your money back.",
      intro: (amount: string, plan: string) =>
        `Your bank closed the dispute and gave you ${amount} back for ${plan}.`,
      running:
        "Your plan is still running, so we’ll take the next payments as planned. Don’t want it anymore? Cancel it in your account.",
      ended: "Your plan is over, and we won’t charge you again.",
    },
    after: "Questions? Reply to this email.",
  },
  canceled: {
    subject: (plan: string) => `${plan} has ended`,
    title: (plan: string) => `${plan} has ended`,
    preview: "You won’t be charged again.",
    intro: "Your plan was canceled and has ended. You won’t be charged again.",
    button: "See our plans",
  },
  unpaid: {
    subject: (plan: string) => `${plan} has ended: a payment didn’t go through`,
    title: (plan: string) => `${plan} has ended`,
    preview: "A payment didn’t go through.",
    intro: "A payment didn’t go through, so your plan has ended and our work for you has stopped.",
    after: "Want to continue? Reply to this email, and we’ll work it out.",
  },
  refunded: {
    subject: (amount: string) => `We refunded ${amount}`,
    title: "Your refund is on its way",
    preview: "It can take 5 to 10 business days.",
    intro: (amount: string, plan: string) =>
      `We refunded ${amount} for ${plan}. It should show up at your bank within 5 to 10 business days.`,
  },
  extended: {
    subject: (plan: string) => `More time for ${plan}, on us`,
    title: "Your plan runs longer, on us",
    preview: "You don’t pay for the extra time.",
    intro: (plan: string, months: number, end: Date | null) =>
      `${plan} now includes ${months === 1 ? "1 month" : `${months} months`} on us${end === null ? "" : ` and ends on ${on(end)}`}. You don’t pay for the extra time.`,
  },
  completed: {
    subject: (plan: string) => `${plan} is complete`,
    title: (plan: string) => `${plan} is complete`,
    preview: "Here’s what you can do next.",
    intro: "Your plan has run its full term. It ended on its own, and we won’t charge you again.",
    next: [
      "Found a job? Tell us. We’d love to hear about it.",
      "Still looking? You can buy a plan again anytime, for three or six months.",
      "You can still apply for any job on our site, for free.",
    ],
    button: "See our plans",
  },
};

/** Sent once to who left a checkout and gets our mailings. */
export const orderReminderTexts = {
  subject: (plan: string) => `Your order is waiting: ${plan}`,
  title: "Continue where you left off",
  preview: "You haven’t been charged.",
  intro: (plan: string) =>
    `You chose ${plan} and didn’t finish. We kept your order, and you haven’t been charged.`,
  facts: { plan: "Plan", price: "Price", ends: "Ends" },
  price: (months: number, monthly: string) => `${months} monthly payments of ${monthly}`,
  ends: (months: number) => `After ${months} months. It won’t renew.`,
  button: "Continue to checkout",
  questions: "Not sure yet? Reply to this email with your questions.",
};
