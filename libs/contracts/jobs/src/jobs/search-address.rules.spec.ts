import { searchAddressOf } from './search-address.rules.js';

describe('a search of jobs in an address', () => {
  it('has its pay in pounds and its distance in miles', () => {
    expect(
      searchAddressOf({
        search: 'rigger',
        location: 'Leeds',
        category: 'gig',
        rate_unit: 'day',
        rate_min: 25_000,
        from: '2027-06-01',
        to: '2027-06-30',
        source: 'crewcall',
        near: 'LS1',
        within: 25,
      }),
    ).toEqual({
      search: 'rigger',
      location: 'Leeds',
      category: 'gig',
      per: 'day',
      rate: '250',
      from: '2027-06-01',
      to: '2027-06-30',
      source: 'crewcall',
      near: 'LS1',
      within: '25',
    });
  });

  it('has whole pounds, none of them included', () => {
    expect([0, 1250, 1249].map((rate_min) => searchAddressOf({ rate_min })['rate'])).toEqual(['0', '13', '12']);
  });

  it('is nothing for a search for nothing', () => {
    expect(Object.values(searchAddressOf({})).filter((value) => value !== undefined)).toEqual([]);
  });
});
