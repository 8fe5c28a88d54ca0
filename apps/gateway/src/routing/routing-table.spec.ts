import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { requestBounds } from '@crewcall/contracts-core';
import { routeOf, routes } from './routing-table.js';

describe('routing table', () => {
  it.each([
    ['/api/jobs', 'jobs'],
    ['/api/jobs/', 'jobs'],
    ['/api/jobs/42/apply', 'jobs'],
    ['/api/applications/42/accept', 'jobs'],
    ['/api/freelancer/42/applications', 'jobs'],
    ['/api/recruiter/42/applications', 'jobs'],
    ['/api/ratings/freelancer/42/average', 'jobs'],
    ['/api/companies/42/reviews', 'jobs'],
    ['/api/reviews/42/reply', 'jobs'],
    ['/api/rating-requests', 'jobs'],
    ['/api/conversations', 'messaging'],
    ['/api/messages/unread-count', 'messaging'],
    ['/api/objects/upload', 'messaging'],
    ['/api/objects/upload/ticket', 'messaging'],
    ['/api/attachments/create', 'messaging'],
    ['/api/files/download/42', 'messaging'],
    ['/api/notifications/category-counts', 'notifications'],
    ['/api/feedback', 'admin'],
    ['/api/admin/feedback/stats', 'admin'],
    ['/api/auth/session', 'identity'],
    ['/api/auth/session/x.css', 'identity'],
    ['/api/bootstrap/create-first-admin', 'identity'],
    ['/api/admin/users', 'identity'],
    ['/api/admin/users/42/suspend', 'identity'],
    ['/api/users/42', 'identity'],
    ['/api/freelancers', 'identity'],
    ['/api/freelancer/42', 'identity'],
    ['/api/freelancer/42/applications/7', 'identity'],
    ['/api/recruiter/42', 'identity'],
    ['/api/cv/download/42', 'identity'],
    ['/api/locations/search', 'identity'],
    ['/api/media/42', 'identity'],
  ])('sends %s to %s', (path, service) => {
    expect(routeOf('GET', path)?.to).toBe(service);
  });

  it.each(Object.entries(bookingsRoutes))('sends %s of the bookings contract to jobs', (_name, path) => {
    const address = typeof path === 'string' ? path : path('42', 'accept');
    expect(routeOf('GET', address)?.to).toBe('jobs');
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/jobsx',
    '/api/JOBS',
    '/jobs',
    '/ws',
    '/ws/',
    '/ws/x',
    '/health/ready',
    '/metrics',
    '/api/docs',
  ])('knows no caller for %s [S67]', (path) => {
    expect(routeOf('GET', path)).toBeUndefined();
  });

  it('is patient with a sync of the external boards [R124]', () => {
    expect(routeOf('POST', '/api/jobs/sync-external')).toMatchObject({ to: 'jobs', pace: 'patient' });
    expect(routeOf('POST', '/api/jobs')?.pace).toBeUndefined();
  });

  it('takes a larger body for files and for profiles with their picture, and nowhere else [F1] [F8]', () => {
    const megabyte = 1024 * 1024;
    expect(routeOf('POST', '/api/cv')?.bodyLimit).toBe(8 * megabyte);
    for (const profile of ['/api/freelancer', '/api/freelancer/42', '/api/recruiter', '/api/recruiter/42'])
      expect(routeOf('PUT', profile)?.bodyLimit).toBe(megabyte);
    const larger = routes.filter(({ bodyLimit }) => (bodyLimit ?? 0) > requestBounds.bytes);
    expect(larger).toHaveLength(5);
    expect(routeOf('PUT', '/api/objects/upload/ticket')).toMatchObject({ bodyLimit: 5 * megabyte, pace: 'upload' });
    expect(routeOf('PUT', '/api/cv/uploads/file/ticket')).toMatchObject({ bodyLimit: 5 * megabyte, pace: 'upload' });
    expect(routeOf('PUT', '/api/cv/uploads/42')?.bodyLimit).toBeUndefined();
    expect(routeOf('PUT', '/api/cv')?.bodyLimit).toBeUndefined();
  });
});
