/** Something that a drill measured and that may not be more. */
export interface Limit {
  what: string;
  measured: number;
  atMost: number;
}

/** What has to hold in one drill beside the counters. */
export class Limits {
  readonly all: Limit[] = [];

  atMost(what: string, measured: number, atMost: number): void {
    this.all.push({ what, measured: Math.round(measured), atMost });
  }

  none(what: string, measured: number): void {
    this.atMost(what, measured, 0);
  }
}

export const isKept = ({ measured, atMost }: Limit): boolean => measured <= atMost;
