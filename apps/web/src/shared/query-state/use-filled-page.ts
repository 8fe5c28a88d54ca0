import type { Listed } from '@crewcall/web-data-access';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Answer<Page extends Listed<unknown>> {
  data?: Page;
  currentData?: Page;
  isFetching: boolean;
}

/**
 * A page of a list. Until the one that is asked for comes, that before it stays, but not that there was nothing on it.
 * One that was emptied is as one that is not there yet, and the last that is left opens instead.
 */
export function useFilledPage<Page extends Listed<unknown>>(
  { data, currentData, isFetching }: Answer<Page>,
  pageSize: number,
  hrefOf: (page: number) => string,
): Page | undefined {
  const navigate = useNavigate();
  const page = currentData ?? (isFetching && data?.items.length ? data : undefined);
  const isEmptied = page !== undefined && page.total > 0 && page.items.length === 0;
  const to = isEmptied ? hrefOf(Math.ceil(page.total / pageSize)) : null;
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);
  return isEmptied ? undefined : page;
}

/** The same of a search: that nothing was found stays as well, while a user types on. */
export function useFoundPage<Page extends Listed<unknown>>(
  answer: Answer<Page>,
  pageSize: number,
  hrefOf: (page: number) => string,
): Page | undefined {
  const page = useFilledPage(answer, pageSize, hrefOf);
  return page ?? (answer.data?.total === 0 ? answer.data : undefined);
}
