import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from "react-router-dom";
import { isWithin } from "../lib/is-within";

export * from "react-router-dom";

/** A path of the site, which the router would return as it is: it drops empty parts. */
const isPath = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && to.startsWith("/") && !/\/\/|[?#]$|\?#/.test(to);

/** Whether the link has properties that may change its HTML, or that an element has no attribute for. */
const asksRouter = (props: Omit<LinkProps, "to">): boolean =>
  props.discover !== undefined ||
  props.mask !== undefined ||
  props.prefetch !== undefined ||
  props.relative !== undefined ||
  props.reloadDocument !== undefined ||
  props.viewTransition !== undefined ||
  props.defaultShouldRevalidate !== undefined;

/**
 * The router's link as the server sends it. The router resolves each address against the page's, and prepares for clicks: on a page
 * with 90 links, that is a tenth of its time.
 */
export function Link({ to, target, ...props }: Omit<LinkProps, "state"> & { state?: unknown }) {
  // The router reads these three only when the link is clicked.
  const { state, replace, preventScrollReset, ...anchor } = props;
  if (isPath(to) && !asksRouter(anchor))
    return <a {...anchor} href={to} target={target} data-discover="true" />;
  const ofClicks = { state, replace, preventScrollReset };
  return <RouterLink {...anchor} {...ofClicks} to={to} target={target} />;
}

/** A path that the router would neither encode nor shorten. */
const isPlain = (to: LinkProps["to"]): to is string =>
  isPath(to) && /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(to);

/** The same for a link that says when its page is open. The router would build the URL of each one, to compare it. */
export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { to, end, caseSensitive, className = "", style, children, ...rest } = props;
  const isSimple = typeof className === "string" && typeof style !== "function";
  if (!isPlain(to) || !isSimple || typeof children === "function" || caseSensitive)
    return <RouterNavLink {...props} />;
  const { "aria-current": current = "page", ...anchor } = rest;
  const isOpen = isWithin(pathname.toLowerCase(), to.toLowerCase(), end);
  return (
    <Link
      {...anchor}
      aria-current={isOpen ? current : undefined}
      className={isOpen ? `${className} active`.trimStart() : className}
      style={style}
      to={to}
    >
      {children}
    </Link>
  );
}
