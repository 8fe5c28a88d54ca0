export type PayLineKind =
  | 'basic'
  | 'overtime'
  | 'night'
  | 'sunday'
  | 'minimum'
  | 'turnaround'
  | 'travel'
  | 'mileage'
  | 'per_diem'
  | 'kit'
  | 'cancellation_fee';

export const payLineNames: Readonly<Record<PayLineKind, string>> = {
  basic: 'Basic',
  overtime: 'Overtime',
  night: 'Night hours',
  sunday: 'Sunday or bank holiday',
  minimum: 'Minimum call',
  turnaround: 'Short turnaround',
  travel: 'Travel days',
  mileage: 'Mileage',
  per_diem: 'Per diem',
  kit: 'Kit hire',
  cancellation_fee: 'Cancellation fee',
};

export interface PayLine {
  kind: PayLineKind;
  /** '5.5 h × £48.00' */
  words: string;
  /** Null for what is not paid by time. */
  minutes: number | null;
  /** Rounded half up; the total is the sum of these. */
  pence: number;
}

export interface Pay {
  lines: PayLine[];
  total_pence: number;
  /** 'minimum call 5 hours' */
  notes: string[];
}
