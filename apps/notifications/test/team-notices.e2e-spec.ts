import {
  teamApplicationChanged,
  type TeamApplicationChangedPayload,
  teamChanged,
  type TeamChangedPayload,
} from '@crewcall/contracts-bookings/dto';
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

  it('asks members to confirm that they apply with it, and says what became of that [R434]', async () => {
    const maya = story.freelancer;
    const id = newId();
    const applied = (what: TeamApplicationChangedPayload['what'], person_id?: string) =>
      story.tell(teamApplicationChanged, {
        subjectId: id,
        version: 2,
        payload: {
          what,
          name: 'FOH Four',
          job_id: newId(),
          job_title: 'Awards night',
          lead_id: lead.id,
          member_ids: [lead.id, third.id, maya.id],
          confirm_by: '2026-11-26T14:00:00.000Z',
          ...(person_id && { person_id }),
        },
      });
    const page = `/team-applications/${id}`;
    await applied('asked', lead.id);
    const asks = ['Lena Ward applies with FOH Four', 'Awards night. Confirm your part by Thu 26 Nov, 14:00.', page];
    expect([await newestOf(maya), await newestOf(third)]).toEqual([asks, asks]);
    await applied('confirmed', maya.id);
    expect(await newestOf(lead)).toEqual(['Maya Patel confirmed', 'FOH Four for Awards night.', page]);
    expect(await newestOf(third)).toEqual(asks);
    await applied('sent', third.id);
    const isSent = ['FOH Four has applied', 'Awards night. Everyone confirmed.', page];
    expect([await newestOf(lead), await newestOf(maya)]).toEqual([isSent, isSent]);
    await applied('withdrawn', maya.id);
    expect((await newestOf(lead))?.[1]).toBe('Maya Patel withdrew: Awards night.');
    await applied('declined', third.id);
    expect((await newestOf(maya))?.[1]).toBe('Tom Ward did not confirm: Awards night.');
    await applied('late');
    const late = ['FOH Four did not apply', 'Not everyone confirmed in time: Awards night.', page];
    expect([await newestOf(lead), await newestOf(third), await newestOf(maya)]).toEqual([late, late, late]);
  });
});
