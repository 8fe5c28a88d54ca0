import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../../shared/time';
import { readCalendarAddress, type CalendarAddress } from '../model/calendar-address';

/** View and day of the address. Going to another view or period can be gone back from; moving within one cannot. */
export function useCalendarAddress() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const address = readCalendarAddress(params, today);
  const go = (changes: Partial<CalendarAddress>, replace = false): void => {
    const { view, on } = { ...address, ...changes };
    const next = new URLSearchParams(view ? { view } : {});
    if (on !== today) next.set('on', on);
    setParams(next, { replace, preventScrollReset: true });
  };
  return { ...address, today, go };
}
