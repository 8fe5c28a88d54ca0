import { timesheetCommented, timesheetMoved, type TimesheetMovedPayload } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what is told of hours', () => {
  let service: TestService;
  let story: Story;
  const sheetId = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const told = (payload: Pick<TimesheetMovedPayload, 'to' | 'by'> & Partial<TimesheetMovedPayload>) =>
    story.tell(timesheetMoved, {
      subjectId: sheetId,
      version: 2,
      payload: {
        booking_id: newId(),
        call_id: newId(),
        job_id: newId(),
        job_title: 'Winter Lights',
        role: 'FOH',
        company: 'Northlight',
        recruiter_id: story.recruiter.id,
        freelancer_id: story.freelancer.id,
        day: '2026-11-26',
        ...payload,
      },
    });
  const newestOf = async (side: 'freelancer' | 'recruiter') => {
    const [newest] = await story.listOf(story[side]);
    return newest && [newest.type, newest.title, newest.message, newest.action_url];
  };
  const page = `/timesheets/${sheetId}`;

  it('asks crew to submit, in the words agreed [R442] [R528]', async () => {
    await told({ to: 'due', by: 'time' });
    const [type, title, message, url] = (await newestOf('freelancer')) ?? [];
    expect([type, title, url]).toEqual(['timesheet', 'Your hours for Thu 26 Nov', page]);
    expect(message).toMatch(/^Check and submit to .+\.$/);
    expect(await newestOf('recruiter')).toBeUndefined();
  });

  it('tells the company once of a call’s sheets and reminds it of all [R445] [R528]', async () => {
    const sent = { to: 'submitted', by: 'crew', from: 'due', counts_at: '2026-11-29T20:00:00.000Z' } as const;
    await told({ ...sent, waiting: 1 });
    const words = 'Winter Lights. It counts as approved on Sun 29 Nov.';
    expect(await newestOf('recruiter')).toEqual(['timesheet', '1 timesheet to approve', words, '/timesheets']);
    await told({ ...sent, waiting: 2 });
    expect((await newestOf('recruiter'))?.[1]).toBe('1 timesheet to approve');
    await told({ ...sent, from: 'submitted', by: 'time', waiting: 8 });
    expect((await newestOf('recruiter'))?.slice(1, 3)).toEqual([
      '8 timesheets to approve',
      'Winter Lights. They count as approved on Sun 29 Nov.',
    ]);
  });

  it('tells crew what is questioned, and both of hours that count without an answer [R445] [R528]', async () => {
    await told({ from: 'submitted', to: 'disputed', by: 'company', lines: [{ line: 'out', reason: 'not_noted' }] });
    const questioned = await newestOf('freelancer');
    expect(questioned?.[1]).toMatch(/ questions your hours$/);
    expect(questioned?.[2]).toBe('Out: not what we noted.');
    await told({ from: 'submitted', to: 'approved', by: 'time', total_pence: 58_400 });
    expect((await newestOf('freelancer'))?.slice(1, 3)).toEqual([
      'Approved: £584.00',
      'Winter Lights, Thu 26 Nov. No answer came within 72 hours.',
    ]);
    expect((await newestOf('recruiter'))?.[1]).toBe('The hours of Maya Patel count as approved');
    await told({ from: 'disputed', to: 'approved', by: 'crew', total_pence: 32_000 });
    expect((await newestOf('recruiter'))?.[1]).toBe('Maya Patel accepted your figures');
  });

  it('tells both that an administrator commented, without the comment [R446]', async () => {
    const parties = { recruiter_id: story.recruiter.id, freelancer_id: story.freelancer.id };
    await story.tell(timesheetCommented, {
      subjectId: sheetId,
      payload: {
        ...parties,
        booking_id: newId(),
        job_id: newId(),
        job_title: 'Winter Lights',
        role: 'FOH',
        day: '2026-11-26',
      },
    });
    const words = 'Winter Lights, Thu 26 Nov. Agree on them with each other.';
    const notice = ['timesheet', 'An administrator commented on your hours', words, page];
    expect(await newestOf('freelancer')).toEqual(notice);
    expect(await newestOf('recruiter')).toEqual(notice);
  });
});
