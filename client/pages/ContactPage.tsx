import { PageTitle } from "../components/ui/PageTitle";
import { TEXTS } from "../features/contact/contact-texts";
import { ContactDetails } from "../features/contact/ContactDetails";
import { ContactForm } from "../features/contact/ContactForm";
import { MapCard } from "../features/contact/MapCard";
import type { PageModule } from "../lib/page";
import { paths } from "../lib/paths";
import classes from "./ContactPage.module.css";

export const head: PageModule["head"] = ({ site }) => ({
  title: TEXTS.title,
  description: `${TEXTS.lead} ${TEXTS.answerTime}`,
  canonical: `${site.origin}${paths.contact}`,
});

export function Component() {
  return (
    <>
      <PageTitle title={TEXTS.title} lead={TEXTS.lead} />
      <div className={`container ${classes.body}`}>
        <section className={classes.form} aria-labelledby="contact-form">
          <h2 id="contact-form">{TEXTS.formTitle}</h2>
          <p>{TEXTS.formHint}</p>
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
