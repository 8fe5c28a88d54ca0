import { useLatestParams } from './use-latest-params';

export interface Address {
  params: URLSearchParams;
  /** Empty when the address does not say. */
  get: (name: string) => string;
  /** From 1. */
  page: number;
  hrefOf: (page: number) => string;
  /** The address with these instead; empty ones are left out, and a new filter begins on the first page. */
  hrefWith: (changes: Record<string, string>) => string;
  set: (changes: Record<string, string>) => void;
}

/** Tab, filters and page live in the address, so that back, reload and links work. */
export function useAddress(): Address {
  const { params, change } = useLatestParams();
  const apply = (changes: Record<string, string>, next: URLSearchParams): URLSearchParams => {
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  const hrefWith: Address['hrefWith'] = (changes) => `?${apply(changes, new URLSearchParams(params)).toString()}`;
  return {
    params,
    get: (name) => params.get(name) ?? '',
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    hrefWith,
    hrefOf: (page) => hrefWith({ page: String(page) }),
    set: (changes) => change((next) => void apply(changes, next), { replace: true }),
  };
}
