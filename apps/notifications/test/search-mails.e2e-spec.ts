import { crewSearchFound, emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { savedSearchFound } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('mails of saved searches', () => {
  let service: TestService;
  let story: Story;
  const sent: Mail[] = [];
  const jobs = Array.from({ length: 10 }, (_, at) => ({
    job_id: newId(),
    title: `Rigger ${at}`,
    event_date: '2035-06-12',
    location: 'Leeds',
    rate: '£280 a day',
  }));
  const found = { name: 'Rigging', wanted: { search: 'rigger', rate_unit: 'day' as const, rate_min: 25_000 } };

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'notifications',
      env: { PUBLIC_URL: 'https://crewcall.example' },
    });
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => void sent.push(mail));
    story = new Story(service);
    await story.introduceEverybody();
    const { id, role } = story.freelancer;
    const payload = { role, display_name: role, email: `${id}@example.test` };
    await story.tell(userRegistered, { subjectId: id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
  });
  afterAll(() => service.stop());

  const tell = (total: number, key: string) =>
    story.tell(savedSearchFound, {
      subjectId: newId(),
      payload: { ...found, user_id: story.freelancer.id, stop_key: key, total, jobs: jobs.slice(0, total) },
    });

  it('list ten jobs with date, place, rate and link, and lead to all, and stop with one click; each says that it is of an alert [R498] [R526]', async () => {
    const key = 'k'.repeat(32);
    await tell(23, key);
    const subject = '23 new jobs for “Rigging”';
    await eventually(async () => sent.some((mail) => mail.subject === subject));
    const mail = sent.find((each) => each.subject === subject);
    for (const { job_id, title } of jobs)
      expect(mail?.text).toContain(
        `${title}\nTue 12 Jun · Leeds · £280 a day\nhttps://crewcall.example/jobs/${job_id}?via=alert\n`,
      );
    expect(mail?.text).toContain(
      'See all 23:\nhttps://crewcall.example/jobs?search=rigger&per=day&rate=250&via=alert\n',
    );
    expect(mail?.unsubscribeUrl).toBe(`https://crewcall.example/api/saved-searches/unsubscribe?key=${key}`);
    expect(mail?.text).toContain(`https://crewcall.example/unsubscribe?search=${key}`);
    const [told] = await story.listOf(story.freelancer);
    expect(told).toMatchObject({
      type: 'job_update',
      title: subject,
      message: 'Rigger 0, Leeds, and 22 more.',
      action_url: '/jobs?search=rigger&per=day&rate=250&via=alert',
    });
  });

  it('list crew found for a company by name, with title and place, and stop that search alone [R498]', async () => {
    const { id, role } = story.recruiter;
    const payload = { role, display_name: role, email: `${id}@example.test` };
    await story.tell(userRegistered, { subjectId: id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
    const key = 'c'.repeat(32);
    const person = { user_id: story.freelancer.id, title: 'Rigger', location: 'Leeds' };
    await story.tell(crewSearchFound, {
      subjectId: newId(),
      payload: {
        user_id: id,
        name: 'Riggers',
        wanted: { search: 'rigger', near: 'Leeds', within: 25, on: '2035-06-12', free: 'all' },
        stop_key: key,
        total: 2,
        crew: [person, { user_id: newId(), title: null, location: null }],
      },
    });
    const subject = '2 new crew for “Riggers”';
    await eventually(async () => sent.some((mail) => mail.subject === subject));
    const mail = sent.find((each) => each.subject === subject);
    expect(mail?.text).toContain(`\nRigger · Leeds\nhttps://crewcall.example/profile/${person.user_id}\n`);
    const address = 'search=rigger&near=Leeds&on=2035-06-12&free=all&within=25';
    expect(mail?.text).toContain(`See all 2:\nhttps://crewcall.example/freelancers?${address}\n`);
    expect(mail?.unsubscribeUrl).toBe(`https://crewcall.example/api/crew-searches/unsubscribe?key=${key}`);
    expect(mail?.text).toContain(`https://crewcall.example/unsubscribe?crew_search=${key}`);
    const [told] = await story.listOf(story.recruiter);
    expect(told).toMatchObject({ type: 'job_update', title: subject, action_url: `/freelancers?${address}` });
    expect(told?.message).toMatch(/, Rigger, Leeds, and 1 more\.$/);
  });

  it('come neither twice nor to who wants no mail of jobs [R498]', async () => {
    const again = await tell(1, 'a'.repeat(32));
    await story.again(again);
    await eventually(async () => sent.some(({ subject }) => subject === 'A new job for “Rigging”'));
    const types = [{ type: 'job_update', in_app: true, mail: 'off' }];
    await service.as(story.freelancer).put('/api/notifications/preferences', { types });
    await tell(2, 'b'.repeat(32));
    const states = await service.rows<{ title: string; mail: string }>(
      `SELECT title, mail FROM notifications WHERE recipient_id = $1 AND type = 'job_update' ORDER BY created_at DESC`,
      [story.freelancer.id],
    );
    expect(states).toEqual([
      { title: '2 new jobs for “Rigging”', mail: 'none' },
      { title: 'A new job for “Rigging”', mail: 'sent' },
      { title: '23 new jobs for “Rigging”', mail: 'sent' },
    ]);
  });
});
