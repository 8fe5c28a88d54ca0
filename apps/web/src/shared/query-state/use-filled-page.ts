import type { Listed } from '@crewcall/web-data-access';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A page of a list. One that was emptied is as one that is not there yet, and the last that is left opens instead. */
export function useFilledPage<Page extends Listed<unknown>>(
  page: Page | undefined,
  pageSize: number,
  hrefOf: (page: number) => string,
): Page | undefined {
  const navigate = useNavigate();
  const isEmptied = page !== undefined && page.total > 0 && page.items.length === 0;
  const to = isEmptied ? hrefOf(Math.ceil(page.total / pageSize)) : null;
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);
  return isEmptied ? undefined : page;
}
