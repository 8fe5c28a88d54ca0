/** What goes along with the mail of a saved search. */
export interface FoundJobs {
  total: number;
  /** Of what was found: its name, what there is to say of it in a line, and its page. */
  jobs: { title: string; line: string; path: string }[];
  /** Of the link that stops this search. */
  stop_key: string;
  /** What was looked for is crew and not jobs: another service keeps such a search. */
  is_crew?: boolean;
}
