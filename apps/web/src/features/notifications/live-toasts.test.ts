import type { NotificationItem } from '@crewcall/contracts-core';
import { liveToasts } from './model/live-toasts';
import { actionFor } from './model/notification-action';

const sender = { id: 'u', first_name: null, last_name: null, company_name: 'Halo' };
const message = { id: 'm', conversation_id: 'c', content: 'x'.repeat(100), created_at: '' };
const application = { id: 'a1', job_id: 'j', job_title: 'FOH' };
const item = (over: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 'n',
  type: 'system',
  priority: 'normal',
  title: 'Hello',
  message: 'There',
  is_read: false,
  action_url: '/dashboard',
  created_at: '',
  ...over,
});

it('names the sender of a message, the company when there is no personal name, with 80 characters of it [R078] [R085]', () => {
  expect(liveToasts.message({ message, sender })).toMatchObject({
    title: 'Halo',
    text: `${'x'.repeat(80)}…`,
    action: { label: 'View message', to: '/dashboard?tab=messages' },
  });
  expect(liveToasts.message({ message, sender: { ...sender, first_name: 'Ada', last_name: 'King' } }).title).toBe(
    'Ada King',
  );
});

it.each(['reviewed', 'shortlisted', 'rejected', 'hired'] as const)(
  'tells crew that an application is %s [R079]',
  (status) => {
    const toast = liveToasts.application({ application, status }, 'freelancer');
    expect(toast).toMatchObject({ text: 'FOH', action: { label: 'View application', to: '/dashboard?tab=jobs' } });
    expect([toast.durationMs, toast.priority]).toEqual(
      status === 'hired' ? [12_000, 'urgent'] : [undefined, undefined],
    );
  },
);

it('leads a company to the applicants of that application’s job [R079]', () => {
  expect(liveToasts.application({ application, status: 'applied' }, 'recruiter').action?.to).toBe(
    '/dashboard?tab=jobs&application=a1',
  );
});

it('tells of jobs and ratings, each with its own way on [R080] [R081] [R082]', () => {
  expect(liveToasts.job({ job: { id: 'j', title: 'FOH', location: 'Leeds' } })).toMatchObject({
    text: 'FOH, Leeds',
    action: { label: 'View job', to: '/jobs' },
  });
  const request = { request: { application_id: 'a1', job_title: 'FOH' } };
  expect(liveToasts.ratingRequest(request, 'freelancer').action).toEqual({ label: 'Rate experience', to: '/ratings' });
  expect(liveToasts.ratingRequest(request, 'recruiter').action?.to).toBe('/dashboard?tab=applications&rate=a1');
  const rating = { application_id: 'a1', job_title: 'FOH', rating: 5, comment: 'y'.repeat(90) };
  expect(liveToasts.ratingReceived({ rating })).toMatchObject({
    title: 'New rating: 5/5',
    text: `“${'y'.repeat(80)}…”`,
    durationMs: 10_000,
    action: { label: 'View rating', to: '/ratings' },
  });
});

it('shows any other notice for 6 s, and follows only safe addresses [R083]', () => {
  expect(liveToasts.notification({ notification: item() })).toMatchObject({
    title: 'Hello',
    text: 'There',
    durationMs: 6_000,
    action: { to: '/dashboard' },
  });
  expect(actionFor('https://example.org/x')).toEqual({ label: 'Open link', to: 'https://example.org/x' });
  for (const unsafe of ['javascript:alert(1)', 'http://example.org', '//example.org', '', null])
    expect(actionFor(unsafe)).toBeNull();
});
