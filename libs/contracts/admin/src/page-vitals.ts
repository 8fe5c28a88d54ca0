/**
 * What a visit was like, as its browser measured it: when the largest thing was there (ms since the address was asked
 * for), the slowest answer to a press (ms), and how far things moved by themselves (a score without a unit). One of a
 * page that came from the server, told when it is left. No user, session, address or device is part of it.
 */
export interface PageVitals {
  /** The pattern of the page that was come to, of `webRoutePaths`. */
  route: string;
  lcp?: number;
  inp?: number;
  cls?: number;
}

export const pageVitalLimits = {
  /** Bytes. */
  body: 1024,
  milliseconds: 600_000,
  shift: 1000,
} as const;
