import { isInAppPath } from '@crewcall/contracts-core';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CategoryParamDto, LiveReplayQueryDto, NotificationsQueryDto } from './index.js';
import {
  applicationStatusNotice,
  categoryOf,
  countedCategories,
  jobClosedNotice,
  newApplicationNotice,
  typesOfCategory,
  welcomeNotice,
} from '@crewcall/contracts-notifications';

const facts = {
  application_id: 'a1',
  job_title: 'FOH engineer',
  freelancer_name: 'Maya Patel',
  company_name: 'Meridian Events',
};

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

describe('the words of notices', () => {
  it('makes a hire urgent and friendly [R079]', () => {
    expect(applicationStatusNotice({ ...facts, to: 'hired' })).toEqual({
      type: 'application_update',
      priority: 'urgent',
      title: 'You’re hired!',
      message: 'Meridian Events hired you for FOH engineer. Well done!',
      action_url: '/dashboard?tab=jobs',
    });
  });

  it('takes a recruiter to the application and a freelancer to their list [R079]', () => {
    expect(newApplicationNotice(facts).action_url).toBe('/dashboard?tab=jobs&application=a1');
    expect(applicationStatusNotice({ ...facts, to: 'withdrawn' }).action_url).toBe(
      '/dashboard?tab=jobs&application=a1',
    );
    expect(applicationStatusNotice({ ...facts, to: 'reviewed' }).action_url).toBe('/dashboard?tab=jobs');
  });

  it('shows at most 80 characters of what a company wrote [R085]', () => {
    const { message } = applicationStatusNotice({ ...facts, to: 'rejected', message: 'x'.repeat(500) });
    expect(message).toBe(`Your application for FOH engineer was not successful. They wrote: “${'x'.repeat(80)}…”`);
  });

  it('does without names that are not known yet', () => {
    const unnamed = { application_id: 'a1', job_title: 'FOH engineer' };
    expect(newApplicationNotice(unnamed).message).toBe('A crew member applied for FOH engineer.');
    expect(applicationStatusNotice({ ...unnamed, to: 'hired' }).message).toContain('The company hired you');
  });

  it('leads only into the app [R083]', () => {
    const notices = [
      newApplicationNotice({ ...facts, application_id: '//evil' }),
      jobClosedNotice({ title: 'FOH engineer', reason: 'filled' }),
      welcomeNotice('freelancer'),
      welcomeNotice('recruiter'),
    ];
    for (const { action_url } of notices) expect(isInAppPath(action_url ?? '')).toBe(true);
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
