import { Link } from "react-router-dom";
import { footerColumns } from "#content/navigation";
import { shellTexts } from "#texts/shell";
import { useNow } from "../../lib/now";
import { useSite } from "../../lib/site";
import { chatUrl } from "./chat-url";
import classes from "./Footer.module.css";
import { Logo } from "./Logo";
import { SocialLinks } from "./SocialLinks";

/** The site's footer. It links to every public page, and works without scripts. */
export function Footer() {
  const { name, phone, email, address, chatNumber } = useSite();
  const year = useNow().getUTCFullYear();
  return (
    <footer id="site-footer" className={classes.footer}>
      <div className="container">
        <div className={classes.top}>
          <div className={classes.about}>
            <Logo name={name} />
            <p>{shellTexts.aboutUs}</p>
            <address>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
              <a href={`mailto:${email}`}>{email}</a>
              {chatNumber !== "" && (
                <a href={chatUrl(chatNumber, name)} target="_blank" rel="noopener noreferrer">
                  {shellTexts.chat}
                </a>
              )}
              {address !== null && <span>{address}</span>}
            </address>
          </div>
          <nav aria-label={shellTexts.footerMenu} className={classes.columns}>
            {footerColumns.map(({ label, links }) => (
              <section key={label}>
                <h2>{label}</h2>
                <ul className={classes.links}>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <div className={classes.bottom}>
          <p>{shellTexts.copyright(year, name)}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
