import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { tokenFor } from '@crewcall/testing-node';
import { expectError, Fortress } from './fortress.js';
import { aFreelancer, aRecruiter, gig } from './marketplace.js';

describe('bad input', () => {
  let fortress: Fortress;

  beforeAll(async () => {
    fortress = await Fortress.build();
  });
  afterAll(() => fortress.market.close());
  beforeEach(() => fortress.remember());
  afterEach(() => fortress.expectUntouched());

  describe('in applications [R146] [R152] [R149]', () => {
    it.each([
      ['a letter that is no text', { coverLetter: 5 }],
      ['a letter with NUL', { coverLetter: 'a\u0000' }],
      ['a letter of 5001 characters', { coverLetter: 'x'.repeat(5001) }],
      ['an unknown field', { status: 'hired' }],
      ['an id that is no text', { freelancerId: 5 }],
    ])('%s is refused when applying', async (_what, input) => {
      expectError(await fortress.market.service.as(aFreelancer()).post(`${fortress.jobPath}/apply`, input), 400);
    });

    it.each([
      ['a message that is no text', { message: { a: 1 } }],
      ['a message of 2001 characters', { message: 'x'.repeat(2001) }],
      ['an unknown field', { reason: 'x' }],
    ])('%s is refused when rejecting', async (_what, input) => {
      expectError(
        await fortress.market.service.as(fortress.recruiter).put(`${fortress.applicationPath}/reject`, input),
        400,
      );
    });

    it.each([
      'status=anything',
      'status=',
      'status=hired,none',
      'job_id=5',
      'page=0',
      'sort=asc',
      `status=${'hired,'.repeat(50)}`,
    ])('the list refuses %.30s', async (query) => {
      expectError(
        await fortress.market.service
          .as(fortress.recruiter)
          .get(`/api/recruiter/${fortress.recruiter.id}/applications?${query}`),
        400,
      );
      expectError(
        await fortress.market.service
          .as(fortress.freelancer)
          .get(`/api/freelancer/${fortress.freelancer.id}/applications?${query}`),
        400,
      );
    });

    it.each(['nonsense', '%00', "1'--", '0193f2a0-0000-7000-8000-000000000001', 'x'.repeat(150)])(
      'no application has the id %.20s',
      async (id) => {
        const company = fortress.market.service.as(fortress.recruiter);
        for (const move of ['accept', 'review', 'shortlist'])
          expectError(await company.put(`/api/applications/${id}/${move}`), 404);
        expectError(await company.put(`/api/applications/${id}/reject`, {}), 404);
        expectError(await company.get(`/api/applications/${id}`), 404);
        expectError(await company.delete(`/api/applications/${id}`), 404);
        expectError(await company.put(`/api/jobs/${id}`, { title: 'x' }), 404);
        expectError(await company.delete(`/api/jobs/${id}`), 404);
        expectError(await fortress.market.service.as(fortress.freelancer).post(`/api/jobs/${id}/apply`, {}), 404);
      },
    );
  });

  describe('of who is asking [R143] [R248] [R249]', () => {
    const writes = (): [method: string, path: string, body?: object][] => [
      ['POST', '/api/jobs', gig],
      ['PUT', fortress.jobPath, { title: 'x' }],
      ['DELETE', fortress.jobPath],
      ['POST', `${fortress.jobPath}/apply`, {}],
      ...['accept', 'review', 'shortlist'].map((move): [string, string] => [
        'PUT',
        `${fortress.applicationPath}/${move}`,
      ]),
      ['PUT', `${fortress.applicationPath}/reject`, {}],
      ['DELETE', fortress.applicationPath],
      ['GET', fortress.applicationPath],
      ['GET', '/api/applications/counts'],
      ['GET', `/api/recruiter/${fortress.recruiter.id}/applications`],
      ['GET', `/api/freelancer/${fortress.freelancer.id}/applications`],
    ];

    it('no token, an expired one and nonsense prove nothing', async () => {
      for (const client of [
        fortress.market.service.anonymous(),
        fortress.market.service.withToken(tokenFor(fortress.recruiter, { expiresInSeconds: -60 })),
        fortress.market.service.withToken('nonsense'),
        fortress.market.service.anonymous().with({ 'x-user-id': fortress.recruiter.id, 'x-user-role': 'recruiter' }),
      ]) {
        for (const [method, path, body] of writes()) expectError(await client.send(method, path, body), 401);
      }
    });

    it('a token whose session was ended proves nothing', async () => {
      const sessionId = newId();
      await fortress.market.service.get(SessionRevocations).revokeSession(sessionId);
      for (const actor of [fortress.recruiter, fortress.freelancer]) {
        const client = fortress.market.service.as({ ...actor, sessionId });
        for (const [method, path, body] of writes()) expectError(await client.send(method, path, body), 401);
      }
    });

    it('strangers of either role change nothing', async () => {
      for (const stranger of [aRecruiter(), aFreelancer()]) {
        for (const [method, path, body] of writes()) {
          const isTheirRight =
            path === '/api/applications/counts' ||
            (stranger.role === 'recruiter' ? path === '/api/jobs' : path.endsWith('/apply'));
          if (isTheirRight) continue;
          const { status } = await fortress.market.service.as(stranger).send(method, path, body);
          expect([method, path, [403, 404].includes(status)]).toEqual([method, path, true]);
        }
      }
    });

    it('the rights follow the role of today [R248] [R249] [S19]', async () => {
      const formerFreelancer = fortress.market.service.as({ ...fortress.freelancer, role: 'recruiter' });
      expectError(await formerFreelancer.get(fortress.applicationPath), 404);
      expectError(await formerFreelancer.delete(fortress.applicationPath), 404);
      expectError(await formerFreelancer.get(`/api/freelancer/${fortress.freelancer.id}/applications`), 403);
    });
  });
});
