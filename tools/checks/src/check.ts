/** One thing that must hold of the repository. Answers the sentences that tell what does not, and how to mend it. */
export interface Check {
  name: string;
  problems(): Promise<string[]> | string[];
}
