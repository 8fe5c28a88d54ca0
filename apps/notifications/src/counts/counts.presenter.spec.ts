import { presentBadge, presentCategoryCounts } from './counts.presenter.js';

const counts = { stored: 20, unread: 12, messages: 1, applications: 2, jobs: 3, ratings: 4, revision: '9' };

describe('counts as they are shown', () => {
  it('leaves jobs out of a freelancer’s total [R074] [R076]', () => {
    expect(presentCategoryCounts(counts, 'freelancer')).toEqual({
      messages: 1,
      applications: 2,
      jobs: 3,
      ratings: 4,
      total: 7,
    });
    expect(presentCategoryCounts(counts, 'recruiter').total).toBe(10);
    expect(presentCategoryCounts(counts, null).total).toBe(10);
  });

  it('pushes the number of all that is unread beside the categories [R084]', () => {
    expect(presentBadge(counts, 'freelancer').counts).toMatchObject({ unread: 12, total: 7 });
  });
});
