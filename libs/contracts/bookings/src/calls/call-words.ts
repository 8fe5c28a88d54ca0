import type { Span } from '../time/call-span.rules.js';
import { dayWords } from '../time/london-words.js';

/** How a call is named to people: by its name, else by its day. */
export const callLabelOf = ({ name, starts_on }: { name?: string | null; starts_on: string }): string =>
  name?.trim() || dayWords(starts_on);

export interface LabelledSpan {
  label: string;
  span: Span;
}

/** '{A} and {B} overlap. One person cannot work both.' */
export const overlapWords = ([one, other]: [LabelledSpan, LabelledSpan]): string =>
  `${one.label} and ${other.label} overlap. One person cannot work both.`;
