import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CategoryParamDto, LiveReplayQueryDto, NotificationsQueryDto } from './index.js';
import { categoryOf, countedCategories, typesOfCategory } from '@crewcall/contracts-notifications';

describe('categories', () => {
  it('counts jobs for a recruiter and not for a freelancer [R076]', () => {
    expect(countedCategories('freelancer')).toEqual(['messages', 'applications', 'ratings']);
    expect(countedCategories('recruiter')).toEqual(['messages', 'applications', 'jobs', 'ratings']);
  });

  it('leaves system notices and profile views out of every category [R074]', () => {
    expect([categoryOf('system'), categoryOf('profile_view'), categoryOf('other')]).toEqual([null, null, null]);
    expect(typesOfCategory('ratings')).toEqual(['rating_request', 'rating_received']);
  });
});

describe('queries', () => {
  const problems = (type: new () => object, value: object): number => validateSync(plainToInstance(type, value)).length;

  it('takes pages from 1 and at most 100 at once', () => {
    expect(plainToInstance(NotificationsQueryDto, {})).toMatchObject({ page: 1, page_size: 10 });
    for (const bad of [
      { page: '0' },
      { page: 'x' },
      { page_size: '101' },
      { page: ['1', '2'] },
      { unread: 'maybe' },
      { category: 'total' },
    ]) {
      expect([bad, problems(NotificationsQueryDto, bad)]).toEqual([bad, 1]);
    }
    expect(problems(NotificationsQueryDto, { unread: 'true', category: 'jobs', page_size: '100' })).toBe(0);
  });

  it('knows four categories and no others [R075]', () => {
    expect(problems(CategoryParamDto, { category: 'ratings' })).toBe(0);
    expect(problems(CategoryParamDto, { category: 'system' })).toBe(1);
    expect(problems(LiveReplayQueryDto, { after: '-1' })).toBe(1);
  });
});
