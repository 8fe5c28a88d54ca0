/** What goes along with the mail of a booking, for the calendar of the person. */
export interface BookedTimes {
  booking_id: string;
  /** Grows with every change of the booking: a later file wins over an earlier one. */
  sequence: number;
  is_cancelled: boolean;
  role: string;
  company: string;
  location: string;
  told_at: string;
  /** Each with its place, where that is not the job's. */
  calls: { id: string; from: string; to: string; place?: string }[];
}
