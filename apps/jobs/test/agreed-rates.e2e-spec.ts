import { type AgreedRates, agreedRatesRoutes } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { aFreelancer, aRecruiter } from './marketplace.js';

describe('rates that others agreed', () => {
  let crew: CrewMarket;
  const figure = { low_pence: 28_000, median_pence: 31_000, high_pence: 34_000, until: '2035-07-01' };

  beforeAll(async () => {
    crew = await CrewMarket.open();
    await crew.service.rows(
      `INSERT INTO bookings.agreed_rates (skill, region, low_pence, median_pence, high_pence, until)
       VALUES ('audio', 'Yorkshire and the Humber', 28000, 31000, 34000, '2035-07-01')`,
    );
  });
  afterAll(() => crew.close());

  const read = (actor: TestActor, query: Record<string, string>) =>
    crew.service.as(actor).get<AgreedRates>(`${agreedRatesRoutes.agreed}?${new URLSearchParams(query).toString()}`);

  it('are told by skill and region, to crew and companies; else there is not enough [R460]', async () => {
    for (const reader of [aFreelancer(), aRecruiter()]) {
      const { body } = await read(reader, { skills: 'Dante, AUDIO', place: 'Royal Armouries, Leeds LS10 1LT' });
      expect(body).toEqual({ skill: 'AUDIO', region: 'Yorkshire and the Humber', figure });
    }
    const none = { figure: null };
    expect((await read(aFreelancer(), { skills: 'Audio', place: 'Manchester' })).body).toEqual({
      skill: 'Audio',
      region: 'the North West',
      ...none,
    });
    expect((await read(aFreelancer(), { skills: '', place: 'Nowhere at all' })).body).toEqual({
      skill: null,
      region: null,
      ...none,
    });
    expect((await crew.service.anonymous().get(agreedRatesRoutes.agreed)).status).toBe(401);
    expect((await read(aFreelancer(), { skills: 'a'.repeat(2001) })).status).toBe(400);
  });

  it('are those of the role of an offer, to its two sides alone [R460]', async () => {
    const { recruiter, role } = await crew.job({ skills: ['Audio'], location: 'Leeds' });
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person);
    for (const reader of [person, recruiter])
      expect((await read(reader, { offer_id: offer.id })).body).toMatchObject({ skill: 'Audio', figure });
    for (const stranger of [aFreelancer(), aRecruiter()])
      expectCode(await read(stranger, { offer_id: offer.id }), 404, 'OFFER_NOT_FOUND');
  });
});
