import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { clients } from "#content/home";
import { useClientLogosQuery, type ClientLogosQueryVariables } from "./ClientLogos.generated";
import classes from "./ClientLogos.module.css";

/** Shared with the home page's prefetch. */
export const clientLogosVariables: ClientLogosQueryVariables = { first: 10 };

/** Names and logos of companies that hire here. Left out if they fail to load, since the page works without them. */
export function ClientLogos({ loadFailed }: { loadFailed: boolean }) {
  const { data, error } = useClientLogosQuery({ variables: clientLogosVariables });
  const failed = data === undefined && (error !== undefined || loadFailed);
  if (failed || data?.companies.nodes.length === 0) return null;
  return (
    <section className={classes.band} aria-labelledby="clients">
      <div className="container">
        <h2 id="clients" className={classes.title}>
          {clients.title}
        </h2>
        <ul className={classes.logos}>
          {data?.companies.nodes.map(({ id, name, logoUrl }) => (
            <li key={id}>
              <CompanyLogo url={logoUrl} size={36} />
              <span className={classes.name}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
