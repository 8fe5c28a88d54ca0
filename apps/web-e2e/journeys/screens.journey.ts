import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { plannedIds } from '../support/planned.js';
import { complaintsOf, openAs, problemsOf } from '../support/screens.js';
import { type Login, story } from '../support/story.js';

const publicScreens = [
  '/',
  '/jobs',
  '/jobs?page=2',
  '/jobs/:job',
  '/freelancers',
  '/profile/:crew',
  '/how-it-works',
  '/auth',
  '/auth?tab=signup',
  '/forgot-password',
  '/reset-password?token=example',
  '/verify-email?token=example',
  '/unsubscribe?key=example',
  '/nowhere',
];
const screens: { who: string; login?: Login; paths: string[] }[] = [
  { who: 'a stranger', paths: publicScreens },
  {
    who: 'crew',
    login: story.crew,
    paths: [
      '/dashboard',
      '/dashboard?tab=jobs',
      '/dashboard?tab=ratings',
      '/dashboard?tab=messages',
      '/profile',
      '/jobs',
      '/jobs?saved=1',
      '/alerts',
      '/settings',
      '/ratings',
      '/calendar?view=month',
      '/calendar?view=agenda',
      '/calendar?view=week',
      '/offers',
      '/offers?show=held',
      '/offers/:offer',
      '/bookings/:booking',
    ],
  },
  {
    who: 'a company',
    login: story.company,
    paths: [
      '/dashboard',
      '/dashboard?tab=jobs',
      '/dashboard?tab=jobs&action=post',
      '/jobs/:planned/schedule',
      '/jobs/:planned',
      '/jobs/:planned/ladder/:role',
      '/dashboard?tab=schedule',
      '/freelancers?on=:day',
      '/dashboard?tab=applications',
      '/dashboard?tab=messages',
      '/profile',
      '/profile/:crew',
      '/settings',
    ],
  },
  {
    who: 'an admin',
    login: story.admin,
    paths: [
      '/dashboard',
      '/admin',
      '/admin?tab=feedback',
      '/admin?tab=users',
      '/admin/users/:crew',
      '/admin?tab=admins',
      '/admin?tab=analytics',
      '/admin/reports',
      '/admin/tickets',
      '/admin/audit',
      '/admin/operations',
    ],
  },
];

async function newestJob(request: APIRequestContext): Promise<string> {
  const [job] = (await (await request.get('/api/jobs?page_size=1')).json()) as { id: string }[];
  return job?.id ?? '';
}

// Each has a browser of its own: the one that is free takes the next.
test.describe.configure({ mode: 'parallel' });

for (const { who, login, paths } of screens) {
  test(`every screen of ${who} is accessible, fits the smallest phone and complains of nothing [R014]`, async ({
    browser,
    request,
  }) => {
    const page = await openAs(browser, login);
    const complaints = complaintsOf(page);
    const problems: string[] = [];
    const ids: Record<string, string> = {
      ':job': await newestJob(request),
      ...(await plannedIds(request)),
    };
    for (const path of paths)
      problems.push(
        ...(await problemsOf(
          page,
          path.replace(/:[a-z]+/g, (name) => ids[name] ?? name),
        )),
      );
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}
