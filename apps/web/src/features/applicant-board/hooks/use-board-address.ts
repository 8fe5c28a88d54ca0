import {
  boardColumns,
  type BoardColumn,
  type BoardSort,
  boardSorts,
  ticketChecksIn,
  ticketKinds,
} from '@crewcall/contracts-bookings';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardOf } from '../api/applicant-board.api';

const stay = { replace: true, preventScrollReset: true } as const;
type Filter = 'role' | 'free' | 'tag' | 'rating' | 'order' | 'column' | 'ticket' | 'ticket_is' | 'kit';

/** What the board shows, which is all in the address. */
export function useBoardAddress(jobId: string) {
  const [params, setParams] = useSearchParams();
  const query = useMemo((): BoardOf => {
    const [role, tag, rating] = [params.get('role'), params.get('tag'), Number(params.get('rating'))];
    const ticket = ticketKinds.find((one) => one === params.get('ticket'));
    const checks = ticketChecksIn(params.get('ticket_is')).join(',');
    const sort = boardSorts.find((one) => one === params.get('order'));
    return {
      jobId,
      ...(role && { role }),
      ...(params.get('free') && { free: 'all' as const }),
      ...(tag && { tag: tag.slice(0, 24) }),
      ...(rating >= 1 && rating <= 5 && { rating }),
      ...(ticket && { ticket, ...(checks && { ticket_is: checks }) }),
      ...(params.get('kit') && { kit: 'all' as const }),
      ...(sort && { sort }),
    };
  }, [params, jobId]);
  const column: BoardColumn | null = boardColumns.find((one) => one === params.get('column')) ?? null;
  const set = (filter: Filter, value: string | null): void => {
    const next = new URLSearchParams(params);
    if (value) next.set(filter, value);
    else next.delete(filter);
    setParams(next, stay);
  };
  return { query, column, set, sort: (query.sort ?? 'fit') satisfies BoardSort };
}
