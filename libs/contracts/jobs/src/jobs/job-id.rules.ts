const DISPLAY_PREFIX = 'real-';

/** Ids are shown with a prefix. */
export const displayJobId = (id: string): string => `${DISPLAY_PREFIX}${id}`;

/** The id without the display prefix; older clients send it with. */
export const plainJobId = (id: string): string =>
  id.startsWith(DISPLAY_PREFIX) ? id.slice(DISPLAY_PREFIX.length) : id;
