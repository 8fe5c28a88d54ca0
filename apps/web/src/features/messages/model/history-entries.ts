import type { Message } from '@crewcall/contracts-messaging';
import { dayOf } from './day-labels';

export interface HistoryEntry {
  message: Message;
  /** Said above the first message of a day. */
  day: string | null;
  /** Said above the first message that was new when the conversation was opened. */
  newCount: number;
}

/** Pages as the service tells them, newest first, in the order in which they are read. */
export function entriesOf(pages: Message[][], userId: string, readUpTo: number, now = new Date()): HistoryEntry[][] {
  const ordered = pages.map((page) => [...page].reverse()).reverse();
  const all = ordered.flat();
  const isNew = ({ sender_id, number }: Message): boolean => sender_id !== userId && number > readUpTo;
  const firstNew = all.find(isNew);
  const newCount = all.filter(isNew).length;
  const dayIn = daysByHour(now);
  let day = '';
  return ordered.map((page) =>
    page.map((message) => {
      const its = dayIn(message.created_at);
      const isNewDay = its !== day;
      day = its;
      return { message, day: isNewDay ? its : null, newCount: message === firstNew ? newCount : 0 };
    }),
  );
}

/** Days begin with an hour, in London as in UTC, and an hour of a long history is asked for once: naming a day takes a while. */
function daysByHour(now: Date): (at: string) => string {
  const days = new Map<string, string>();
  return (at) => {
    const hour = at.slice(0, 'YYYY-MM-DDTHH'.length);
    const day = days.get(hour) ?? dayOf(at, now);
    days.set(hour, day);
    return day;
  };
}
