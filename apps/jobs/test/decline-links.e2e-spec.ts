import { createHash } from 'node:crypto';
import type { DeclineLink, Offer } from '@crewcall/contracts-bookings';
import { offerAnswered, offerMade } from '@crewcall/contracts-bookings/dto';
import { declineLinkMailed } from '@crewcall/contracts-notifications/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const path = '/api/decline-link';

describe('links in mails of offers', () => {
  let crew: CrewMarket;
  let last = 0;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  /** As notifications tells of it: the hash alone. */
  async function mailed(offer: Offer, to: { id: string }, days = 7): Promise<string> {
    const token = `a-token-of-43-letters-${(last += 1)}`;
    const token_hash = createHash('sha256').update(token).digest('hex');
    const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
    const payload = { freelancer_id: to.id, token_hash, expires_at };
    await crew.service.deliver(declineLinkMailed, { subjectId: offer.id, payload });
    return token;
  }
  const opened = (token: unknown) => crew.service.anonymous().post<DeclineLink>(path, { token });
  const declined = (token: string, input: object = { reason: 'rate' }) =>
    crew.service.anonymous().put<{ code?: string; error?: string }>(path, { token, ...input });
  const stateOf = async (person: TestActor, offer: Offer) => (await crew.see(person, offer)).state;

  it('show what is declined to a reader who is signed out, and change nothing by being opened [R352]', async () => {
    const person = await crew.crew();
    const { recruiter, role, job } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    const token = await mailed(offer, person);
    for (const { status, body } of [await opened(token), await opened(token)])
      expect([status, body]).toEqual([
        200,
        { role_name: role.name, company: job.company, days: ['2035-06-12'], location: job.location, state: 'open' },
      ]);
    expect(await stateOf(person, offer)).toBe('open');
  });

  it('decline once, with a reason that the company reads [R352] [R354]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    const token = await mailed(offer, person);
    expect((await declined(token, {})).status).toBe(400);
    expect((await declined(token, { reason: 'rate', text: 'Too low.' })).status).toBe(204);
    expect(await crew.see(recruiter, offer)).toMatchObject({
      state: 'declined',
      decline_reason: 'rate',
      reason_text: 'Too low.',
    });
    const [told] = await crew.service.outbox(offerAnswered, offer.id);
    expect(told?.payload).toMatchObject({ outcome: 'declined', reason: 'rate' });
    const gone = [404, { code: 'LINK_GONE' }];
    for (const { status, body } of [await declined(token), await opened(token)])
      expect([status, body]).toMatchObject(gone);
  });

  it('are spent by one of twenty presses at once [R352]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const token = await mailed(await crew.offer(recruiter, role, person), person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => declined(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(19).fill(404)]);
  });

  it('are over after their days, and for who never had the offer [R352]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    const tokens = [await mailed(offer, person, -0.001), await mailed(offer, { id: newId() }), 'made-up'];
    for (const token of tokens)
      expect([(await opened(token)).status, (await declined(token)).status]).toEqual([404, 404]);
    expect((await opened(['x'])).status).toBe(400);
    expect(await stateOf(person, offer)).toBe('open');
  });

  it('keep their use where the offer is past answering, and say in which state it is [R352] [R381]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    const token = await mailed(offer, person);
    await crew.move(person, offer, 'accept');
    expect((await opened(token)).body.state).toBe('confirmed');
    const { status, body } = await declined(token);
    expect([status, body.code]).toEqual([409, 'NOT_POSSIBLE_NOW']);
    expect(await stateOf(person, offer)).toBe('confirmed');
  });

  it('stand in no table as they are, and the mail has the facts of the offer [R352] [R351]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job({ rate: '£320 a day' });
    const offer = await crew.offer(recruiter, role, person);
    const token = await mailed(offer, person);
    const kept = await crew.service.rows('SELECT * FROM bookings.decline_links WHERE offer_id = $1', [offer.id]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    const [told] = await crew.service.outbox(offerMade, offer.id);
    expect(told?.payload.agreed).toEqual([
      'Tue 12 Jun, 08:00 to 18:00',
      '£320 a day',
      expect.stringMatching(/hours included/),
      expect.stringMatching(/^overtime/),
      'If the company cancels, 7 days or more: nothing',
      'If the company cancels, 3 to 7 days: 50 %',
      'If the company cancels, under 3 days: 100 %',
    ]);
  });
});
