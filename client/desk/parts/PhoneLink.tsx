import { phoneText } from "./phone-text";

interface PhoneLinkProps {
  /** "+1" */
  countryCode: string;
  /** Digits; an extension follows as "x12". */
  phone: string;
}

/** A candidate's phone number, to call. */
export const PhoneLink = ({ countryCode, phone }: PhoneLinkProps) => (
  <a href={`tel:${countryCode}${phone.replace("x", ";ext=")}`}>{phoneText(countryCode, phone)}</a>
);
