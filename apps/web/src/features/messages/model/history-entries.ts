import type { Message } from '@crewcall/contracts-messaging';
import { dayOf } from './day-words';

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
  let day = '';
  return ordered.map((page) =>
    page.map((message) => {
      const its = dayOf(message.created_at, now);
      const isNewDay = its !== day;
      day = its;
      return { message, day: isNewDay ? its : null, newCount: message === firstNew ? newCount : 0 };
    }),
  );
}
