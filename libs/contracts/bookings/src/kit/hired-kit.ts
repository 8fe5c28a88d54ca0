/** The person's kit that an offer hires. */
export interface HireKitRequest {
  item_id: string;
  count: number;
  /** Of one, for a day. */
  day_pence: number;
  days: number;
}

/** As it was offered: the name stays what it was then. */
export interface HiredKit extends HireKitRequest {
  name: string;
}
