import { dayAfter, weekdayOf } from '@crewcall/contracts-bookings';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { monthsLater } from '../model/calendar-address';

interface DayKeys {
  on: string;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
  onAdd: (day: string) => void;
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthsLater(day, -1),
  PageDown: (day) => monthsLater(day, 1),
  Home: (day) => dayAfter(day, 1 - weekdayOf(day)),
  End: (day) => dayAfter(day, 7 - weekdayOf(day)),
};

/** The keys of a grid of days with one tab stop. What was moved to by key takes the focus once it is shown. */
export function useDayKeys({ on, onMove, onOpen, onAdd }: DayKeys): {
  grid: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    const day = isMoving.current ? grid.current?.querySelector<HTMLElement>(`[data-day="${on}"]`) : null;
    day?.focus();
    if (day) isMoving.current = false;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (move) {
      isMoving.current = true;
      onMove(move(on));
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(on);
    else if (event.key === 'n') onAdd(on);
    else return;
    event.preventDefault();
  };
  return { grid, onKeyDown };
}
