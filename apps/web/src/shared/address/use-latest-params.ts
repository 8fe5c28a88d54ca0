import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface LatestParams {
  params: URLSearchParams;
  change: (edit: (params: URLSearchParams) => void, options?: { replace?: boolean }) => void;
  clear: () => void;
}

/**
 * The address's query, and ways to change it that leave the page where it is. Two changes that come before React has
 * rendered the first of them, as when two fields settle at the same moment, are both kept; `useSearchParams` would forget
 * the first.
 */
export function useLatestParams(): LatestParams {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<LatestParams['change']>(
    (edit, options) => {
      latest.current = new URLSearchParams(latest.current);
      edit(latest.current);
      setParams(latest.current, { ...options, preventScrollReset: true });
    },
    [setParams],
  );
  const clear = useCallback(() => {
    latest.current = new URLSearchParams();
    setParams(latest.current, { preventScrollReset: true });
  }, [setParams]);
  return { params, change, clear };
}
