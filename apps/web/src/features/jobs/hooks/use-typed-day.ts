import { isCalendarDay } from '@crewcall/contracts-jobs';
import { useState, type ChangeEvent } from 'react';

/** A date over a day that lives elsewhere: what is typed stays, and is told once it is a day or none. */
export function useTypedDay(day: string, tell: (day: string) => void) {
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(value);
    if (!value || isCalendarDay(value)) tell(value);
  };
  return { field: { value: typed, onChange }, empty: () => setTyped('') };
}
