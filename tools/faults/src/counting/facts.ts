/** What is there when everything has come to rest: rows of the databases and answers of the public API. */
export interface Facts {
  jobs: JobFact[];
  applications: ApplicationFact[];
  notices: NoticeFact[];
  /** Confirmed ones of this drill. */
  bookings: BookingFact[];
  /** Pairs of one person's bookings that meet, in the whole table. */
  overlaps: number;
  /** What people find when they look. */
  seen: SeenFact[];
  leftovers: Leftover[];
}

export interface JobFact {
  title: string;
  status: string;
  closedReason: string | null;
  hiredCount: number;
}

export interface ApplicationFact {
  job: string;
  status: string;
}

export interface BookingFact {
  job: string;
  /** Takes the time of each of its calls, and says once in its history that it was confirmed. */
  isWhole: boolean;
}

/** A row of the notifications: to the one side, of what the other did. */
export interface NoticeFact {
  about: 'apply' | 'hire' | 'offer' | 'book';
  job: string;
}

/** In the list after a reload, or in what a tab catches up with when its socket was away. */
export interface SeenFact extends NoticeFact {
  through: 'list' | 'replay';
}

/** Messages that are still on their way long after everything was mended, or were given up. */
export interface Leftover {
  where: string;
  count: number;
}
