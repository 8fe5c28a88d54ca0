import {
  timesheetCommented,
  type TimesheetCommentedPayload,
  timesheetMoved,
  type TimesheetMovedPayload,
} from '@crewcall/contracts-bookings/dto';
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
  const commented = (more: Partial<TimesheetCommentedPayload> = {}) =>
    story.tell(timesheetCommented, {
      subjectId: sheetId,
      payload: {
        recruiter_id: story.recruiter.id,
        freelancer_id: story.freelancer.id,
        booking_id: newId(),
        job_id: newId(),
        job_title: 'Winter Lights',
        role: 'FOH',
        day: '2026-11-26',
        ...more,
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

  it('says of a cancellation fee what it is', async () => {
    const fee = { is_fee: true, counts_at: '2026-11-29T20:00:00.000Z' };
    await told({ ...fee, to: 'submitted', by: 'system', waiting: 1 });
    const words = 'Winter Lights. It counts as approved on Sun 29 Nov.';
    expect((await newestOf('recruiter'))?.slice(1, 3)).toEqual(['1 cancellation fee to approve', words]);
    await told({
      ...fee,
      from: 'submitted',
      to: 'disputed',
      by: 'company',
      lines: [{ line: 'fee', reason: 'not_agreed' }],
    });
    const questioned = await newestOf('freelancer');
    expect(questioned?.[1]).toMatch(/ questions your cancellation fee$/);
    expect(questioned?.[2]).toBe('Cancellation fee: not agreed with us.');
    await told({ ...fee, from: 'submitted', to: 'approved', by: 'time' });
    expect((await newestOf('freelancer'))?.[1]).toBe('Your cancellation fee is approved');
    expect((await newestOf('recruiter'))?.[1]).toBe('The cancellation fee of Maya Patel counts as approved');
    await commented({ is_fee: true });
    expect((await newestOf('freelancer'))?.slice(1, 3)).toEqual([
      'An administrator commented on your cancellation fee',
      'Winter Lights, Thu 26 Nov. Agree on it with each other.',
    ]);
  });

  it('tells of questions that only a later version knows, as far as it knows them', async () => {
    const mileage = { line: 'mileage', reason: 'too_far' } as unknown as { line: 'out'; reason: 'other' };
    const questioned = { from: 'submitted', to: 'disputed', by: 'company' } as const;
    await told({ ...questioned, lines: [{ line: 'out', reason: 'not_noted' }, mileage] });
    expect((await newestOf('freelancer'))?.[2]).toBe('Out: not what we noted. Open it to see all that is questioned.');
    await told({ ...questioned, lines: [mileage] });
    expect((await newestOf('freelancer'))?.[2]).toBe('Open it to see all that is questioned.');
  });

  it('tells both that an administrator commented, without the comment [R446]', async () => {
    await commented();
    const words = 'Winter Lights, Thu 26 Nov. Agree on them with each other.';
    const notice = ['timesheet', 'An administrator commented on your hours', words, page];
    expect(await newestOf('freelancer')).toEqual(notice);
    expect(await newestOf('recruiter')).toEqual(notice);
  });
});
