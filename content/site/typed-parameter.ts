const PREFIX = "typed-";

/**
 * The URL parameter of a filter's field for a value that has no box: HTML leaves the name of boxes to boxes. A form without
 * scripts sends it as it is, and the server redirects to the filter's own parameter.
 */
export const typedParameter = (parameter: string): string => PREFIX + parameter;

/** The filter's own parameter, of whichever of its fields. */
export const ownParameter = (name: string): string =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
