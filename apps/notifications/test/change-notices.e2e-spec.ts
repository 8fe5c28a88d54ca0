import { wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingRevised, callChanged } from '@crewcall/contracts-bookings/dto';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { bookingsOf } from './bookings.js';
import { Story } from './story.js';

describe('what a change of a call or of terms tells people', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(async () => {
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const { parties, facts, newestOf } = bookingsOf(() => story);

  it('asks for a change, and tells the company the answer without its reason [R341]', async () => {
    const revised = { ...parties(), revision: 1, important: true };
    await story.tell(bookingRevised, facts({ ...revised, state: 'asked' as const }));
    expect((await newestOf('freelancer'))?.slice(1, 3)).toEqual(['high', 'Meridian Events asks for a change']);
    expect(await newestOf('recruiter')).toBeUndefined();
    await story.tell(bookingRevised, facts({ ...revised, state: 'refused' as const }));
    expect((await newestOf('recruiter'))?.slice(2)).toEqual([
      'Maya Patel cannot make the change',
      'FOH Sound Engineer.',
    ]);
    await story.tell(bookingRevised, facts({ ...revised, state: 'accepted' as const }));
    expect((await newestOf('recruiter'))?.[2]).toBe('Maya Patel accepted the change');
  });

  it('tells the user who was asked of a changed call, and the company of a time that is missing [R331] [R341]', async () => {
    const { job_id, job_title, recruiter_id } = parties();
    const call = { job_id, job_title, recruiter_id, day: '2026-11-26', important: true };
    const changed = { ...call, what: 'saved' as const, changed: ['starts_at'], person_ids: [story.freelancer.id] };
    await story.tell(callChanged, facts(changed));
    expect((await newestOf('freelancer'))?.slice(2)).toEqual(['A call has changed', 'Festival, Thu 26 Nov.']);
    expect(await newestOf('recruiter')).toBeUndefined();
    await story.tell(callChanged, facts({ ...changed, what: 'removed' as const, asks_again: true }));
    expect((await newestOf('freelancer'))?.slice(2)).toEqual([
      'A call was removed',
      'Festival, Thu 26 Nov. Your yes was to what it was before. Please answer again.',
    ]);
    await story.tell(callChanged, facts({ ...call, what: 'time_missing' as const, changed: [], person_ids: [] }));
    expect((await newestOf('recruiter'))?.slice(2)).toEqual(['Set the call time for Thu 26 Nov.', 'Festival.']);
  });

  it('is urgent of a change of a call that starts within a day, of others it is not [R528]', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const priorityOf = async (actor: 'freelancer' | 'recruiter', change: object) => {
      const revised = { ...parties(), state: 'asked' as const, important: true, ...change };
      await story.tell(bookingRevised, facts(revised));
      return (await newestOf(actor))?.[1];
    };
    expect(await priorityOf('freelancer', { first_changed_at: inHours(23) })).toBe('urgent');
    expect(await priorityOf('freelancer', { first_changed_at: inHours(-1) })).toBe('urgent');
    expect(await priorityOf('freelancer', { first_changed_at: inHours(25) })).toBe('high');
    expect(await priorityOf('freelancer', {})).toBe('high');
    expect(await priorityOf('recruiter', { state: 'refused', first_changed_at: inHours(2) })).toBe('urgent');
    expect(await priorityOf('freelancer', { state: 'time_set', first_changed_at: inHours(2) })).toBe('urgent');
    const { job_id, job_title, recruiter_id } = parties();
    const call = { job_id, job_title, recruiter_id, what: 'saved' as const, changed: ['starts_at'], important: true };
    for (const [day, priority] of [
      [wallTimeOf(new Date()).day, 'urgent'],
      ['2035-06-12', 'high'],
    ] as const) {
      await story.tell(callChanged, facts({ ...call, day, person_ids: [story.freelancer.id] }));
      expect((await newestOf('freelancer'))?.[1]).toBe(priority);
    }
  });
});
