const PARAMETER = /^:[A-Za-z]+$/;

/** One segment of a path: a value is encoded, and `:id`, which a router takes, stays what it is. */
export const pathSegment = (value: string): string => (PARAMETER.test(value) ? value : encodeURIComponent(value));
