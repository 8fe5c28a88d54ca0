import { type KitKind, type KitNeed, type RoleKit, roleKitProblem } from '@crewcall/contracts-bookings';

/** A line as it is typed. */
export interface KitAsk {
  key: string;
  kind: KitKind | '';
  words: string;
  count: string;
  need: KitNeed;
  hire: 'paid' | 'included';
  /** In pounds; '' is no limit. */
  cap: string;
}

let last = 0;

export const newKitAsk = (): KitAsk => ({
  key: `kit-${++last}`,
  kind: '',
  words: '',
  count: '1',
  need: 'must',
  hire: 'paid',
  cap: '',
});

export const kitAsksOf = (kit: readonly RoleKit[] = []): KitAsk[] =>
  kit.map(({ kind, words, count, need, pays_hire, cap_pence }) => ({
    ...newKitAsk(),
    kind,
    words: words ?? '',
    count: String(count),
    need,
    hire: pays_hire ? 'paid' : 'included',
    cap: cap_pence === null ? '' : String(cap_pence / 100),
  }));

const poundsOf = (text: string): number => Math.round(Number(text.replaceAll(/[£,\s]/g, '') || Number.NaN) * 100);

/** As it is sent; what cannot be read is refused by the rules. */
export const roleKitOf = (asks: readonly KitAsk[]): RoleKit[] =>
  asks.map(({ kind, words, count, need, hire, cap }) => ({
    kind: kind as KitKind,
    words: words.trim() || null,
    count: Number(count || Number.NaN),
    need,
    pays_hire: hire === 'paid',
    cap_pence: hire === 'paid' && cap.trim() ? poundsOf(cap) : null,
  }));

export const kitAsksProblem = (asks: readonly KitAsk[]): string | null => roleKitProblem(roleKitOf(asks));
