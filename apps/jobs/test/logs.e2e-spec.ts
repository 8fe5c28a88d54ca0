import { calendarRoutes, type NewCalendarFeed } from '@crewcall/contracts-bookings';
import { LogWatch, startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { aFreelancer, aRecruiter, gig, Marketplace } from './marketplace.js';

describe('what jobs writes to its log', () => {
  let log: LogWatch;
  let market: Marketplace;

  beforeAll(async () => {
    log = new LogWatch();
    market = new Marketplace(await startTestService({ module: AppModule, name: 'jobs', env: LogWatch.env }));
  });
  afterAll(async () => {
    await market.close();
    log.stop();
  });

  it('has no name, letter, number or address of any user in it, whatever fails, nor says why to callers [F13] [S66] [S73]', async () => {
    const [company, crew] = [aRecruiter(), aFreelancer()];
    const letter = 'Ring me at 07700 900123 or ana@larkspur.test';
    await market.introduce(crew, { first: 'Anastasia', last: 'Reyes' });
    await market.introduce(company, { company: 'Northlight Productions' });
    const { service } = market;
    const job = await market.post(company, { company: 'Northlight Productions' });
    const application = await market.apply(crew, job, letter);
    const refuse = () => service.as(company).put(`/api/applications/${application.id}/reject`, { message: letter });
    await service.as(crew).post(`/api/jobs/${job.id}/apply`, { freelancerId: crew.id, coverLetter: letter });
    await service.as(crew).get(`/api/jobs?search=${encodeURIComponent('larkspur')}`);

    // The statements fail with the letter among their parameters.
    const other = await market.post(company, { company: 'Northlight Productions', description: letter });
    await service.rows('ALTER TABLE applications RENAME TO applications_away');
    const input = { freelancerId: crew.id, coverLetter: letter };
    expect((await service.as(crew).post(`/api/jobs/${other.id}/apply`, input)).status).toBe(500);
    expect((await refuse()).status).toBe(500);
    log.assertGeneric((await refuse()).body);
    await service.rows('ALTER TABLE applications_away RENAME TO applications');
    await service.rows('ALTER TABLE jobs RENAME TO jobs_away');
    expect((await service.as(company).post('/api/jobs', { ...gig, description: letter })).status).toBe(500);
    await service.rows('ALTER TABLE jobs_away RENAME TO jobs');

    expect(log.text).toMatch(/relation .{0,4}(applications|jobs).{0,4} does not exist/);
    log.assertNothingOf(['07700', 'larkspur', 'Anastasia', 'Reyes', 'Northlight']);
  });

  it('has no secret address of a calendar in it, read or not [R467]', async () => {
    const { service } = market;
    const choice = { detail: 'full', has_pencils: false };
    const { path } = (await service.as(aFreelancer()).post<NewCalendarFeed>(calendarRoutes.feeds, choice)).body;
    const wrong = `/ical/${'y'.repeat(43)}.ics`;
    expect((await service.anonymous().get(path)).status).toBe(200);
    expect((await service.anonymous().get(wrong)).status).toBe(404);
    await service.rows('ALTER TABLE bookings.feed_keys RENAME TO feed_keys_away');
    expect((await service.anonymous().get(path)).status).toBe(500);
    await service.rows('ALTER TABLE bookings.feed_keys_away RENAME TO feed_keys');
    expect(log.text).toContain('feed_keys');
    for (const secret of [path.slice(6, 49), wrong.slice(6, 49)]) expect(log.text).not.toContain(secret);
  });
});
