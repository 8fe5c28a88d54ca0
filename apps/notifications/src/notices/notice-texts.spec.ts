import { isInAppPath } from '@crewcall/contracts-core';
import { applicationStatusNotice, jobClosedNotice, newApplicationNotice, welcomeNotice } from './notice.texts.js';

const facts = {
  application_id: 'a1',
  job_title: 'FOH engineer',
  freelancer_name: 'Maya Patel',
  company_name: 'Meridian Events',
};

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

  it('says that a company wrote something, which is read with the application', () => {
    const { message } = applicationStatusNotice({ ...facts, to: 'rejected', has_message: true });
    expect(message).toBe(
      'Your application for FOH engineer was not successful. They wrote to you: open it to read what.',
    );
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
