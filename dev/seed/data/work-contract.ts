import type { OFFER_TEXTS } from "./common-texts.js";
import type { SalaryPeriod } from "./pay.js";
import type { Random } from "./random.js";

/** How a job is contracted and paid. */
export interface WorkContract {
  jobType: "Full-time" | "Contract" | "Contract-to-hire" | "Part-time";
  /** Display text, e.g. "W-2 contract, 12 months". */
  contract: string;
  period: SalaryPeriod;
  /** Multiplies the family's pay; corp-to-corp pays more, since the employer saves payroll costs. */
  payFactor: number;
  offer: keyof typeof OFFER_TEXTS;
  workAuthorization: string[];
}

type Kind = Omit<WorkContract, "contract" | "workAuthorization">;

const W2 = ["W-2 contract, 12 months", "W-2 contract, 6 months, extension likely"] as const;
const C2C = ["C2C or W-2, 12 months", "C2C or W-2, 9 months"] as const;
const TO_HIRE = ["Contract to hire, 6 months", "Contract to hire (W-2), 3 months"] as const;
const PART_TIME = ["Part time, 24 hours a week", "Part time, 20 hours a week"] as const;

/**
 * Always includes the statuses that need nothing from the employer: choosing among them would be unlawful discrimination
 * (8 U.S.C. 1324b). Only statuses for which an employer files papers vary.
 */
function openTo(kind: Kind, random: Random): string[] {
  const partTime = kind.jobType === "Part-time";
  const training = random.next() < 0.75;
  const open = training ? ["OPT", "STEM OPT"] : [];
  if (!partTime && random.next() < 0.75) open.push("H-1B");
  open.push("H4 EAD", "GC EAD", "Green Card", "US Citizen");
  if (!partTime && random.next() < 0.2) open.push("L-1");
  if (!partTime && random.next() < 0.45) open.push("TN");
  return open;
}

function chooseKind(partTime: boolean, random: Random): [Kind, readonly string[]] {
  if (partTime) {
    return [
      { jobType: "Part-time", period: "HOUR", payFactor: 0.95, offer: "partTime" },
      PART_TIME,
    ];
  }
  const share = random.next();
  if (share < 0.4) {
    return [
      { jobType: "Full-time", period: "YEAR", payFactor: 1, offer: "fullTime" },
      ["Full time"],
    ];
  }
  if (share < 0.68) return [{ jobType: "Contract", period: "HOUR", payFactor: 1, offer: "w2" }, W2];
  if (share < 0.83) {
    return [{ jobType: "Contract", period: "HOUR", payFactor: 1.07, offer: "c2c" }, C2C];
  }
  return [
    { jobType: "Contract-to-hire", period: "HOUR", payFactor: 0.97, offer: "toHire" },
    TO_HIRE,
  ];
}

/** Draws the contract, the pay basis and the accepted work authorizations. */
export function workContract(partTime: boolean, random: Random): WorkContract {
  const [kind, contracts] = chooseKind(partTime, random);
  return { ...kind, contract: random.pick(contracts), workAuthorization: openTo(kind, random) };
}
