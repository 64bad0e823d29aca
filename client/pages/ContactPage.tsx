import { PageTitle } from "../components/ui/PageTitle";
import { contactTexts } from "#texts/contact";
import { ContactDetails } from "../features/contact/ContactDetails";
import { ContactForm } from "../features/contact/ContactForm";
import { MapCard } from "../features/contact/MapCard";
import { Scene } from "../features/content/Scene";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./ContactPage.module.css";

export const head: PageModule["head"] = ({ site }) => ({
  title: contactTexts.title,
  description: contactTexts.description,
  canonical: `${site.origin}${paths.contact}`,
});

export function Component() {
  return (
    <>
      <PageTitle
        title={contactTexts.title}
        lead={contactTexts.lead}
        picture={<Scene name="contact" />}
      />
      <div className={`container ${classes.body}`}>
        <section className={classes.form} aria-labelledby="contact-form">
          <h2 id="contact-form">{contactTexts.formTitle}</h2>
          <p>{contactTexts.formHint}</p>
          <ContactForm />
        </section>
        <div className={classes.aside}>
          <ContactDetails />
          <MapCard />
        </div>
      </div>
    </>
  );
}
