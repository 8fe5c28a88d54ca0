import { momentWords, type SheetReceipt, wallTimeOf } from '@crewcall/contracts-bookings';
import type { ChipTone } from '@crewcall/web-ui';

/** The time alone for what was today. */
function atWords(at: string, now: number): string {
  const [moment, today] = [wallTimeOf(new Date(at)), wallTimeOf(new Date(now))];
  return moment.day === today.day ? moment.time : momentWords(new Date(at));
}

/** How far the current version came to a person, for the company. */
export function receiptWords(receipt: SheetReceipt, version: number, now: number): { words: string; tone: ChipTone } {
  const { state, acknowledged_at, read_at, read_version } = receipt;
  if (state === 'acknowledged' && acknowledged_at)
    return { words: `Acknowledged ${atWords(acknowledged_at, now)}`, tone: 'good' };
  if (state === 'read' && read_at) return { words: `Read ${atWords(read_at, now)}`, tone: 'warn' };
  if (state === 'delivered' && read_version !== null && read_version < version)
    return { words: `Read v${read_version}`, tone: 'warn' };
  return state === 'delivered' ? { words: 'Delivered', tone: 'plain' } : { words: 'Not sent', tone: 'line' };
}
