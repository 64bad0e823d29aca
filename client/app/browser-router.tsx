import type { RefAttributes } from "react";
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from "react-router-dom";
import { isWithin } from "../lib/is-within";

export * from "react-router-dom";

/** Without what only the router's own framework knows, and masks of addresses, which this site has none of. */
type LinkProps = Omit<RouterLinkProps, "discover" | "mask" | "prefetch" | "state"> & {
  state?: unknown;
} & RefAttributes<HTMLAnchorElement>;

/** An address with an origin: of another site. */
const OUTSIDE = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/** The router's link, from the parts that it is made of. With it, each page would load 2 kB that fetch ahead for that framework. */
export function Link({ to, onClick, reloadDocument = false, target, ...props }: LinkProps) {
  const { relative, replace, state, ...more } = props;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...anchor } = more;
  const isOutside = typeof to === "string" && OUTSIDE.test(to);
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler(to, {
    ...{ target, relative, replace, state },
    ...{ preventScrollReset, viewTransition, defaultShouldRevalidate },
  });
  return (
    <a
      {...anchor}
      href={isOutside ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isOutside && !reloadDocument) follow(event);
      }}
      target={target}
      data-discover={isOutside ? undefined : "true"}
    />
  );
}

/** Each of them the same whether the link's page is open or not. */
type NavLinkProps = LinkProps &
  Pick<RouterNavLinkProps, "end"> & { className?: string; style?: React.CSSProperties };

/** A link that says when its page is open. */
export function NavLink({ end, className = "", ...props }: NavLinkProps) {
  const { "aria-current": current = "page", to, relative, ...link } = props;
  const { pathname } = useLocation();
  const page = useResolvedPath(to, { relative }).pathname;
  const isOpen = isWithin(pathname.toLowerCase(), page.toLowerCase(), end);
  return (
    <Link
      {...link}
      to={to}
      relative={relative}
      aria-current={isOpen ? current : undefined}
      className={isOpen ? `${className} active`.trimStart() : className}
    />
  );
}
