/** Day rates that were agreed for a skill in a region, rounded to £10. Money in pence. */
export interface AgreedRates {
  /** Of those asked for, the first that has figures; else the first. Null without any. */
  skill: string | null;
  /** 'the North West'; null where the place names no town. */
  region: string | null;
  /** Null while too few people or companies are in it. */
  figure: AgreedRatesFigure | null;
}

export interface AgreedRatesFigure {
  low_pence: number;
  median_pence: number;
  high_pence: number;
  /** The day on which the twelve months ended, the first of a month. */
  until: string;
}

/** By skills and a place, or by an offer whose role says both. */
export interface AgreedRatesQuery {
  /** With commas. */
  skills?: string;
  place?: string;
  offer_id?: string;
}

export const agreedRatesRoutes = { agreed: '/api/rates/agreed' } as const;
