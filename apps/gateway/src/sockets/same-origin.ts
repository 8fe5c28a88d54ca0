import { isOwnPage } from '@crewcall/platform-bootstrap';

/** The host as the caller wrote it, which may be in capitals; the page's never is. */
export const isOurPage = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean =>
  isOwnPage(origin, host?.toLowerCase(), publicUrl);
