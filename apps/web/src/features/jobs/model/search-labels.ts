import { contractTypeOptions, rateUnitLabels, type JobSearch } from '@crewcall/contracts-jobs';
import { dayWords } from '@crewcall/contracts-bookings';

/** What a search is called until its owner says otherwise. */
export function nameOfSearch({ search, location }: JobSearch): string {
  const what = search ? search.charAt(0).toUpperCase() + search.slice(1) : 'Jobs';
  return (location ? `${what} in ${location}` : what).slice(0, 60);
}

/** All that it looks for, in one line. */
export function wordsOfSearch({
  search,
  location,
  category,
  rate_unit,
  rate_min,
  from,
  to,
  source,
}: JobSearch): string {
  const pay = rate_unit && `${rate_min ? `£${rate_min / 100} or more ` : 'Paid '}${rateUnitLabels[rate_unit]}`;
  const parts = [
    search && `“${search}”`,
    location,
    contractTypeOptions.find(({ value }) => value === category)?.label,
    pay,
    from && `from ${dayWords(from)}`,
    to && `until ${dayWords(to)}`,
    source === 'crewcall' && 'On CrewCall',
    source === 'boards' && 'Job boards',
  ];
  return parts.filter(Boolean).join(' · ') || 'All jobs';
}
