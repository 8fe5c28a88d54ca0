import { teamChanged, type TeamChangedPayload } from '@crewcall/contracts-bookings/dto';
import { userChanged } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what a crew team tells its members', () => {
  let service: TestService;
  let story: Story;
  const lead = { id: newId(), role: 'freelancer' as const };
  const third = { id: newId(), role: 'freelancer' as const };
  const teamId = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
    for (const [{ id }, first_name] of [
      [lead, 'Lena'],
      [third, 'Tom'],
    ] as const) {
      const names = { display_name: `${first_name} Ward`, first_name, last_name: 'Ward' };
      const payload = { role: 'freelancer' as const, visibility: 'public' as const, mail_enabled: true, ...names };
      await story.tell(userChanged, { subjectId: id, version: 2, payload });
    }
  });
  afterAll(() => service.stop());

  const told = (what: TeamChangedPayload['what'], more: Partial<TeamChangedPayload> = {}) =>
    story.tell(teamChanged, {
      subjectId: teamId,
      version: 2,
      payload: { what, name: 'FOH Four', lead_id: lead.id, member_ids: [lead.id, third.id], public: false, ...more },
    });
  const newestOf = async (actor: { id: string; role: 'freelancer' }) => {
    const [newest] = await story.listOf(actor);
    return newest && [newest.title, newest.message, newest.action_url];
  };

  it('asks who is invited, and tells the lead of the answer [R427]', async () => {
    const maya = story.freelancer;
    await told('invited', { person_id: maya.id });
    const page = `/teams/${teamId}`;
    const asks = ['Lena Ward invites you to FOH Four', 'A crew team of 2 people so far. Join or decline.', page];
    expect(await newestOf(maya)).toEqual(asks);
    expect(await newestOf(lead)).toBeUndefined();
    await told('joined', { person_id: maya.id });
    expect((await newestOf(lead))?.[0]).toBe('Maya Patel joined FOH Four');
    await told('declined', { person_id: maya.id });
    expect((await newestOf(lead))?.[0]).toBe('Maya Patel did not join FOH Four');
    expect(await newestOf(maya)).toEqual(asks);
  });

  it('says that bookings stay when a member leaves, is taken out, or the team is dissolved [R433]', async () => {
    const maya = story.freelancer;
    const stay = 'Bookings stay as they are.';
    await told('left', { person_id: maya.id });
    expect(await newestOf(third)).toEqual(['Maya Patel left FOH Four', stay, `/teams/${teamId}`]);
    await told('removed', { person_id: maya.id });
    expect(await newestOf(maya)).toEqual(['You are no longer in FOH Four', stay, '/teams']);
    await told('led', { person_id: third.id });
    expect((await newestOf(third))?.[0]).toBe('You now lead FOH Four');
    expect((await newestOf(lead))?.[0]).toBe('Tom Ward now leads FOH Four');
    await told('dissolved');
    expect(await newestOf(third)).toEqual(['FOH Four was dissolved', stay, '/teams']);
    expect((await newestOf(lead))?.[0]).toBe('Tom Ward now leads FOH Four');
  });
});
