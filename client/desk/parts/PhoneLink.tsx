import { usPhone } from "../../lib/us-phone";

interface PhoneLinkProps {
  /** "+1" */
  countryCode: string;
  phone: string;
}

/** A candidate's phone number, to call. */
export const PhoneLink = ({ countryCode, phone }: PhoneLinkProps) => (
  <a href={`tel:${countryCode}${phone}`}>{phoneText(countryCode, phone)}</a>
);

/** "+1 (214) 555-0134", as people in the US write it; other numbers as they were given. */
function phoneText(countryCode: string, phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const written = countryCode === "+1" ? usPhone(digits) : digits;
  return `${countryCode} ${written === digits ? phone : written}`.trim();
}
