/** What is there when everything has come to rest: rows of the databases and answers of the public API. */
export interface Facts {
  jobs: JobFact[];
  applications: ApplicationFact[];
  notices: NoticeFact[];
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

/** A row of the notifications: to the company that someone applied, to the crew member that they are hired. */
export interface NoticeFact {
  about: 'apply' | 'hire';
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
