import type { IncomingMessage } from 'node:http';

/** RFC 9112 §3.2: refused with 400, as a server that reads the other of the two would serve another site. */
export const namesTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
