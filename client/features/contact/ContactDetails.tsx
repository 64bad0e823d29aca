import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { chatUrl } from "../../components/layout/chat-url";
import { useSite } from "../../lib/site";
import classes from "./ContactDetails.module.css";
import { contactTexts } from "#texts/contact";

/** The firm's contact details, from the site's configuration. */
export function ContactDetails() {
  const { name, phone, email, chatNumber, address } = useSite();
  return (
    <section className={classes.card} aria-labelledby="contact-details">
      <h2 id="contact-details">{contactTexts.detailsTitle}</h2>
      <p className={classes.promise}>{contactTexts.answerTime}</p>
      <address className={classes.list}>
        <Entry icon={<IconPhone size={20} />} label={contactTexts.phone}>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </Entry>
        <Entry icon={<IconMail size={20} />} label={contactTexts.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Entry>
        {chatNumber !== "" && (
          <Entry icon={<IconBrandWhatsapp size={20} />} label={contactTexts.chat}>
            <a href={chatUrl(chatNumber, name)} target="_blank" rel="noopener noreferrer">
              {contactTexts.chatAction}
            </a>
          </Entry>
        )}
        {address !== null && (
          <Entry icon={<IconMapPin size={20} />} label={contactTexts.address}>
            <span>{address}</span>
          </Entry>
        )}
      </address>
    </section>
  );
}

interface EntryProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

const Entry = ({ icon, label, children }: EntryProps) => (
  <div className={classes.entry}>
    <span className={classes.icon} aria-hidden="true">
      {icon}
    </span>
    <div>
      <div className={classes.label}>{label}</div>
      {children}
    </div>
  </div>
);
