interface Entry {
  starts: Date;
  ends: Date;
  call_id: string;
  of_id: string;
}

/**
 * So many: what is not over, the soonest first, and then what is over, the latest first. In an order that does not change
 * as time goes by, so that the same entries are the same file.
 */
export const nearestOf = <T extends Entry>(entries: readonly T[], now: Date, most: number): T[] =>
  [...entries]
    .sort((one, other) => {
      const [isOver, isOtherOver] = [one.ends <= now, other.ends <= now];
      if (isOver !== isOtherOver) return isOver ? 1 : -1;
      return isOver ? byStart(other, one) : byStart(one, other);
    })
    .slice(0, most)
    .sort((one, other) => byStart(other, one) || idOf(one).localeCompare(idOf(other)));

const idOf = ({ call_id, of_id }: Entry): string => call_id + of_id;

const byStart = (one: Entry, other: Entry): number => one.starts.getTime() - other.starts.getTime();
