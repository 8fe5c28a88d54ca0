import {
  categoriesOf,
  categoryFilterOf,
  contractTypeLabelOf,
  contractTypeOptions,
  contractTypeSlug,
  isFormContractType,
  isJobType,
  jobTypeLabelOf,
} from './job-type.rules.js';

it('a job is a contract or a gig, and a contract one of three', () => {
  expect(['contract', 'freelance', 'gig', 'Contract', null].map(isJobType)).toEqual([true, true, false, false, false]);
  expect(['full-time', 'part-time', 'fixed-term', 'temporary', undefined].map(isFormContractType)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['contract', 'freelance', 'other', undefined].map(jobTypeLabelOf)).toEqual(['Contract', 'Gig', 'Gig', 'Gig']);
});

it.each([
  ['Fixed term', 'fixed-term'],
  ['fixed_term', 'fixed-term'],
  ['  FIXED -- Term! ', 'fixed-term'],
  ['(part-time)', 'part-time'],
  ['3 months', '3-months'],
  ['音響', ''],
])('the words %j are filed as %j', (words, slug) => expect(contractTypeSlug(words)).toBe(slug));

it('every option of the filter is filed as its value, in words or not', () => {
  for (const { value, label } of contractTypeOptions) {
    const filed = value === 'all' ? null : value;
    expect([value, label, value.toUpperCase()].map(categoryFilterOf)).toEqual([filed, filed, filed]);
  }
});

describe('the contract type of a job', () => {
  it.each([
    [{ contract_type: 'part-time', employmentType: 'Temporary', type: 'contract' }, 'Part-Time'],
    [{ contract_type: ' ', employmentType: 'Temporary', type: 'contract' }, 'Temporary'],
    [{ contract_type: null, employmentType: '', type: 'contract' }, 'Contract'],
    [{ contract_type: 'FREELANCE', type: 'contract' }, 'Gig'],
    [{ contract_type: ' Zero hours ' }, 'Zero hours'],
    [{}, 'Gig'],
  ])('of %j reads %j', (job, label) => expect(contractTypeLabelOf(job)).toBe(label));

  it.each([
    [{ contract_type: 'Zero hours', type: 'contract' }, ['zero-hours', 'contract']],
    [{ contract_type: 'part-time', type: 'freelance' }, ['part-time', 'freelance', 'gig']],
    [
      { contract_type: 'temporary', employmentType: 'Freelance', type: 'contract' },
      ['temporary', 'freelance', 'contract'],
    ],
    [{ employmentType: 'Contract' }, ['contract']],
    [{ contract_type: '' }, ['gig']],
  ])('%j is found under %j', (job, categories) => expect(categoriesOf(job)).toEqual(categories));
});

it('a filter of no word matches no job, and an empty one matches all', () => {
  expect([undefined, null, '', '  ', ' All '].map(categoryFilterOf)).toEqual([null, null, null, null, null]);
  expect(categoryFilterOf(' !? ')).toBe('!?');
});
