const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DISPLAY_PREFIX = 'real-';

/** Ids are shown with a prefix. */
export const displayJobId = (id: string): string => `${DISPLAY_PREFIX}${id}`;

/** The id without the display prefix; older clients send it with. */
export const plainJobId = (id: string): string =>
  id.startsWith(DISPLAY_PREFIX) ? id.slice(DISPLAY_PREFIX.length) : id;

export const isRecordId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);
