import { nearestOf } from './nearest-entries.rules.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const entry = (call_id: string, from: number, to: number, of_id = '') => ({
  call_id,
  of_id,
  starts: at(from),
  ends: at(to),
});
const now = at(12);
const entries = [
  entry('far', 20, 21),
  entry('soon', 13, 14),
  entry('running', 10, 13),
  entry('just over', 8, 12),
  entry('long over', 1, 2),
];
const kept = (most: number): string[] => nearestOf(entries, now, most).map(({ call_id }) => call_id);

describe('the entries that a feed has room for', () => {
  it('are those not over by how soon they start, then those over by how lately they did [R464]', () => {
    expect(kept(1)).toEqual(['running']);
    expect(kept(2)).toEqual(['soon', 'running']);
    expect(kept(3)).toEqual(['far', 'soon', 'running']);
    expect(kept(4)).toEqual(['far', 'soon', 'running', 'just over']);
    expect(kept(5)).toHaveLength(5);
  });

  it('stand in the same order whatever time it is, two of one moment by their ids', () => {
    const same = [entry('b', 15, 16), entry('a', 15, 17, '2'), entry('a', 15, 17, '1'), ...entries];
    const orders = [0, 12, 23].map((hour) => nearestOf(same, at(hour), 9).map(({ call_id, of_id }) => call_id + of_id));
    expect(orders[0]).toEqual(['far', 'a1', 'a2', 'b', 'soon', 'running', 'just over', 'long over']);
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
  });
});
