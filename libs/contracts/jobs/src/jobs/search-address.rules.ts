import type { JobSearch } from './job.js';

/** How a search of jobs stands in the address of their page; `per` and `rate` are its pay, in pounds. */
export const searchAddressOf = ({
  search,
  location,
  category,
  rate_unit,
  rate_min,
  from,
  to,
  source,
  near,
  within,
}: JobSearch): Record<string, string | undefined> => ({
  search,
  location,
  category,
  per: rate_unit,
  rate: rate_min === undefined ? undefined : String(Math.round(rate_min / 100)),
  from,
  to,
  source,
  near,
  within: within && String(within),
});
