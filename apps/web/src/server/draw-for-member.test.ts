import type { ServiceAnswers } from '@crewcall/contracts-core';
import { buildUser } from '@crewcall/testing-web';
import { drawForMember } from './draw-for-member';

const user = buildUser();
const session = (role: 'freelancer' | 'recruiter' | 'admin'): ServiceAnswers => ({
  '/api/auth/session': { status: 200, body: { user: { ...user, role } }, total: null },
});
const counts = [
  '/api/notifications/unread-count',
  '/api/notifications/category-counts',
  `/api/messages/unread-count?userId=${user.id}`,
  '/api/applications/counts',
];

describe('drawing a page for a member', () => {
  it('asks first who it is for [R044]', async () => {
    expect(await drawForMember({ address: '/dashboard', answers: {} })).toEqual({ missing: ['/api/auth/session'] });
  });

  it.each([
    ['freelancer', [...counts, `/api/freelancer/${user.id}`]],
    ['recruiter', [...counts, `/api/recruiter/${user.id}`, `/api/jobs/recruiter/${user.id}?page=1&page_size=20`]],
    ['admin', ['/api/notifications/unread-count', '/api/admin/analytics/overview']],
  ] as const)('asks for what the dashboard of a %s shows', async (role, asked) => {
    expect(await drawForMember({ address: '/dashboard', answers: session(role) })).toEqual({ missing: asked });
  });

  it.each([
    '/dashboard?tab=messages',
    '/dashboard?tab=jobs&job=1',
    '/dashboard?rate=1',
    '/settings',
    '/jobs',
    '/nowhere',
  ])('leaves %s to the app', async (address) => {
    expect(await drawForMember({ address, answers: session('freelancer') })).toBeNull();
  });
});
