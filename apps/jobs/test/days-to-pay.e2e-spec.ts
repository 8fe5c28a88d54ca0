import { type DaysToPay, daysToPayRoutes } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { expectCode } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('how soon a company pays', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  /** Issued on 1 March and paid so many days later; null was not paid yet. */
  const pays = async ({ id }: TestActor, ...days: (number | null)[]): Promise<void> => {
    for (const [at, after] of days.entries())
      await market.service.rows(
        `INSERT INTO bookings.invoices (id, freelancer_id, recruiter_id, kind, state, prefix, sequence, number, seller_name,
           seller_address, buyer_name, buyer_address, terms_days, lines, net_pence, gross_pence, issued_at, issued_on, due_on,
           paid_on, version, created_at, updated_at)
         VALUES ($1, $1, $2, 'invoice', CASE WHEN $3::integer IS NULL THEN 'issued' ELSE 'paid' END, 'P', $4::integer, $4::text, 'a', 'b',
           'c', 'd', 14, '[]', 0, 0, '2026-03-01T12:00Z', '2026-03-01', '2026-03-15', '2026-03-01'::date + $3::integer, 1,
           now(), now())`,
        [newId(), id, after, at + 1],
      );
  };
  const path = ({ id }: TestActor): string => daysToPayRoutes.ofCompany(id);
  const read = (actor: TestActor, company: TestActor) => market.service.as(actor).get<DaysToPay>(path(company));
  const reply = (actor: TestActor, company: TestActor, text: string | null) =>
    market.service.as(actor).put<DaysToPay>(path(company), { reply: text });

  it('is the median of its paid invoices, from the third on, for crew and for itself [R459]', async () => {
    const company = aRecruiter();
    await pays(company, 4, null, 30);
    expect((await read(aFreelancer(), company)).body).toEqual({ figure: null, reply: null });
    await pays(company, 11, 12);
    const figure = { days: 12, invoices: 4 };
    for (const reader of [aFreelancer(), company])
      expect((await read(reader, company)).body).toEqual({ figure, reply: null });
  });

  it('is told to no other company, no visitor and no administrator [R459]', async () => {
    const company = aRecruiter();
    await pays(company, 4, 5, 6);
    expectCode(await read(aRecruiter(), company), 404, 'COMPANY_NOT_FOUND');
    expectCode(await reply(aRecruiter(), company, 'Hello'), 404, 'COMPANY_NOT_FOUND');
    expect((await read(anAdmin(), company)).status).toBe(403);
    expect((await reply(aFreelancer(), company, 'Hello')).status).toBe(403);
    expect((await market.service.anonymous().get(path(company))).status).toBe(401);
    expectCode(await market.service.as(aFreelancer()).get(daysToPayRoutes.ofCompany('x')), 404, 'COMPANY_NOT_FOUND');
  });

  it('has a reply of at most 300 letters, which can be changed and taken back, and goes with the account [R459]', async () => {
    const company = aRecruiter();
    await pays(company, 4, 5);
    expectCode(await reply(company, company, 'Soon.'), 409, 'NO_FIGURE_YET');
    await pays(company, 6);
    expect((await reply(company, company, 'é'.repeat(301))).status).toBe(400);
    expect((await reply(company, company, 'a\u0000b')).status).toBe(400);
    expect((await reply(company, company, 'é'.repeat(300))).status).toBe(200);
    expect((await reply(company, company, ' We pay on Fridays. ')).body.reply).toBe('We pay on Fridays.');
    expect((await read(aFreelancer(), company)).body.reply).toBe('We pay on Fridays.');
    expect((await reply(company, company, null)).body.reply).toBeNull();
    await reply(company, company, 'We pay on Fridays.');
    await market.service.deliver(userDeleted, { subjectId: company.id, version: 9, payload: { role: 'recruiter' } });
    expect(await market.service.everything()).not.toContain('We pay on Fridays.');
  });
});
