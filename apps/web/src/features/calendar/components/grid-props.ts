import type { CalendarItem } from '@crewcall/contracts-bookings';

/** What can be done in a grid of days. */
export interface GridProps {
  on: string;
  /** Names of bank holidays by day. */
  holidays: Readonly<Record<string, string>>;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
  onAdd: (first: string, last?: string) => void;
  onItem: (item: CalendarItem) => void;
}
