import { type Booking, type KitMatch, type Role, type RoleKit, roleKitTexts } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { served, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { MatchKitService } from '../src/kit/match-kit.service.js';
import { CrewMarket } from './crew-market.js';
import { invoicesOf } from './invoices.js';
import { aKitItem, kitOf } from './kit.js';
import { aFreelancer, aRecruiter } from './marketplace.js';
import { timesheetsOf, worked } from './timesheets.js';

const MANY = 50;

describe('kit that bookings take with them', () => {
  let crew: CrewMarket;
  let replica: TestService;
  let kit: ReturnType<typeof kitOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    replica = await startTestService({ module: AppModule, name: 'jobs', replicaOf: crew.service });
    kit = kitOf(crew);
  });
  afterAll(async () => {
    await replica.stop();
    await crew.close();
  }, 60_000);

  const desk: RoleKit = {
    kind: 'sound_console',
    words: '48 channels',
    count: 1,
    need: 'must',
    pays_hire: true,
    cap_pence: 12_000,
  };
  const out = (itemId: string) =>
    crew.service.rows<{ unit: number }>(
      `SELECT unit FROM bookings.kit_commitments WHERE item_id = $1 AND state = 'confirmed' ORDER BY unit`,
      [itemId],
    );

  it('is asked for by a role, with what is paid for it, in up to twenty lines [R437]', async () => {
    const { recruiter, role } = await kit.jobOn(['2035-06-12'], [desk]);
    expect(role.kit).toEqual([desk]);
    const { name, positions, terms } = role;
    const save = (asked?: unknown) =>
      crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, { name, positions, terms, kit: asked });
    expect((await save()).body.kit).toEqual([desk]);
    const more = Array.from({ length: 20 }, () => desk);
    expect((await save(more)).body.kit).toHaveLength(20);
    const tooMany = await save([...more, desk]);
    expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([400, expect.stringContaining(roleKitTexts.lines)]);
    for (const wrong of [{ ...desk, kind: 'yacht' }, { ...desk, count: 0 }, { ...desk, extra: 1 }, 'desk', null])
      expect((await save([wrong])).status).toBe(400);
    expect((await save([])).body.kit).toEqual([]);
  });

  it('is in the offer, the estimate and the booking with price and days [R439]', async () => {
    const item = aKitItem();
    const person = await kit.ownerOf(item);
    const { recruiter, role } = await kit.jobOn(['2035-06-12', '2035-06-13']);
    const offer = await crew.offer(recruiter, role, person, kit.hire(item));
    const line = { kind: 'kit', words: 'DiGiCo SD12: 2 days × £100.00', pence: 20_000 };
    expect(offer.terms.kit).toEqual([{ item_id: item.id, name: 'DiGiCo SD12', count: 1, day_pence: 10_000, days: 2 }]);
    expect(offer.estimate?.lines.at(-1)).toMatchObject(line);
    expect(offer.estimate?.total_pence).toBe(84_000);
    await kit.owns(person, { ...item, name: 'Another name' });
    const { body } = await crew.move(person, offer, 'accept');
    const booking = await crew.service.as(person).get<Booking>(`/api/bookings/${body.booking_id ?? ''}`);
    expect(booking.body.estimate?.lines.at(-1)).toMatchObject(line);
  });

  it('is a line of its own in the hours of the first call [R439]', async () => {
    const hours = timesheetsOf(crew);
    const { recruiter, role } = await hours.ended([]);
    const item = aKitItem();
    const person = await kit.ownerOf(item);
    const offer = await crew.offer(recruiter, role, person, kit.hire(item, { days: 1 }));
    await crew.move(person, offer, 'accept');
    await hours.isAfter(1);
    const { figures } = await hours.only(person);
    expect(figures.pay?.lines.at(-1)).toMatchObject({
      kind: 'kit',
      words: 'DiGiCo SD12: 1 day × £100.00',
      pence: 10_000,
    });
    expect(figures.pay?.total_pence).toBe(42_000);
    jest.restoreAllMocks();
  });

  it('is a line of its own in the invoice, with day price and days [R439]', async () => {
    const invoices = invoicesOf(crew);
    const { recruiter, role } = await invoices.ended([]);
    const item = aKitItem();
    const person = await kit.ownerOf(item);
    const { body: offer } = await crew.move(
      person,
      await crew.offer(recruiter, role, person, kit.hire(item)),
      'accept',
    );
    await invoices.isAfter(1);
    const { body: sent } = await invoices.move(person, await invoices.only(person), 'submit', worked());
    await invoices.move(recruiter, sent, 'approve', { version: sent.version });
    const { status, body: draft } = await invoices.make(person, offer.booking_id ?? '');
    expect([status, draft.gross_pence]).toEqual([201, 52_000]);
    expect(draft.lines).toMatchObject([
      { what: expect.stringMatching(/: Basic$/) as string, words: '1 day', pence: 32_000 },
      {
        what: expect.stringMatching(/: Kit hire$/) as string,
        words: 'DiGiCo SD12: 2 days × £100.00',
        pence: 20_000,
      },
    ]);
    jest.restoreAllMocks();
  });

  it('is hired only of what its owner shows and has [R436] [R439]', async () => {
    const [shown, hidden] = [aKitItem({ count: 2 }), aKitItem({ shared: false })];
    const person = await kit.ownerOf(shown, hidden);
    const { recruiter, role } = await kit.jobOn(['2035-06-12']);
    const gone = { status: 409, body: { code: 'KIT_NOT_FOUND' } };
    expect(await crew.tryOffer(recruiter, role, person, kit.hire(hidden))).toMatchObject(gone);
    expect(await crew.tryOffer(recruiter, role, person, kit.hire(shown, { count: 3 }))).toMatchObject(gone);
    expect(await crew.tryOffer(recruiter, role, await crew.crew(), kit.hire(shown))).toMatchObject(gone);
    expect((await crew.tryOffer(recruiter, role, person, kit.hire(shown, { days: 0 }))).status).toBe(400);
    const sent = { terms: { basis: 'day', amount_pence: 1, kit: [] } };
    expect((await crew.tryOffer(recruiter, role, person, sent)).status).toBe(400);
  });

  it('is hired with what is hidden of who applied to the company by themselves, of no other [R436]', async () => {
    const hidden = aKitItem({ shared: false });
    const person = await kit.ownerOf(hidden);
    const { recruiter, role } = await kit.jobOn(['2035-06-13']);
    const { recruiter: other, role: elsewhere } = await kit.jobOn(['2035-06-14']);
    const asked = await crew.offer(other, elsewhere, person);
    expect(asked.application_id).not.toBeNull();
    await crew.market.apply(person, { id: role.job_id } as Job);
    const gone = { status: 409, body: { code: 'KIT_NOT_FOUND' } };
    expect(await crew.tryOffer(other, elsewhere, person, kit.hire(hidden))).toMatchObject(gone);
    expect((await crew.offer(recruiter, role, person, kit.hire(hidden))).terms.kit).toMatchObject([
      { name: hidden.name },
    ]);
  });

  it('is refused at the confirm while it is out, from the first call to the end of the last [R440]', async () => {
    const item = aKitItem();
    const person = await kit.ownerOf(item);
    const festival = await kit.jobOn(['2035-06-12', '2035-06-16']);
    const between = await kit.jobOn(['2035-06-14']);
    const later = await kit.jobOn(['2035-06-17']);
    const first = await crew.offer(festival.recruiter, festival.role, person, kit.hire(item));
    const second = await crew.offer(between.recruiter, between.role, person, kit.hire(item));
    const pencil = await crew.pencil(later.recruiter, later.role, person, kit.hire(item));
    const accepted = await crew.move(person, first, 'accept');
    expect(await crew.move(person, second, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'KIT_TAKEN', error: 'Your DiGiCo SD12 is already out then.' },
    });
    expect((await crew.see(person, second)).state).toBe('open');
    expect((await crew.move(later.recruiter, pencil, 'confirm')).status).toBe(200);
    expect(await out(item.id)).toHaveLength(2);

    const bookingId = accepted.body.booking_id ?? '';
    await crew.service
      .as(festival.recruiter)
      .put(`/api/bookings/${bookingId}/cancel`, { kind: 'other', reason: 'Off' });
    expect(await out(item.id)).toHaveLength(1);
    expect((await crew.move(person, second, 'accept')).status).toBe(200);
  });

  it('is never on more bookings at once than there are pieces, of 50 that are accepted at once [R440]', async () => {
    const item = aKitItem({ name: 'Shure SM58', kind: 'microphones', count: 3 });
    const person = await kit.ownerOf(item);
    const offers = [];
    for (let index = 0; index < MANY; index += 1) {
      const on = (from: string): string => new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
      const { recruiter, role } = await kit.jobOn([on('2035-01-10'), on('2035-03-10')]);
      offers.push(await crew.offer(recruiter, role, person, kit.hire(item)));
    }
    const answers = await Promise.all(
      offers.map((offer, index) =>
        served(() => crew.move(person, offer, 'accept', {}, index % 2 ? replica : crew.service)),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : (body as { code?: string }).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 'KIT_TAKEN')).toHaveLength(MANY - 3);
    expect(await out(item.id)).toEqual([{ unit: 1 }, { unit: 2 }, { unit: 3 }]);
    const [booking] = await crew.service.rows<{ booking_id: string; during: string }>(
      'SELECT booking_id, during::text FROM bookings.kit_commitments WHERE item_id = $1',
      [item.id],
    );
    const add = (unit: number) =>
      crew.service.rows(
        `INSERT INTO bookings.kit_commitments (id, booking_id, item_id, unit, of_count, during, state)
         VALUES (gen_random_uuid(), $1, $2, $3, 3, $4, 'confirmed')`,
        [booking?.booking_id, item.id, unit, booking?.during],
      );
    await expect(add(1)).rejects.toThrow('one_piece_at_a_time');
    await expect(add(4)).rejects.toThrow('kit_commitments_counted');
  }, 120_000);

  it('is matched with what a role asks for, of its company alone and of what is shown [R438]', async () => {
    const asked: RoleKit[] = [
      desk,
      { ...desk, kind: 'microphones', count: 4 },
      { ...desk, kind: 'vehicle', need: 'nice' },
    ];
    const { recruiter, role } = await kit.jobOn(['2035-06-12'], asked);
    const owner = await kit.ownerOf(aKitItem(), aKitItem({ kind: 'microphones', count: 4 }));
    const hiding = await kit.ownerOf(aKitItem({ shared: false }));
    const user_ids = [owner.id, hiding.id, aFreelancer().id];
    const match = (actor = recruiter) =>
      crew.service.as(actor).post<KitMatch[]>(`/api/roles/${role.id}/kit`, { user_ids });
    const named = ['Sound console', 'Microphones', 'Vehicle'];
    expect(await match()).toMatchObject({
      status: 200,
      body: [
        { user_id: owner.id, needed: 3, has: named.slice(0, 2), missing: ['Vehicle'], lacks_must: false },
        { user_id: hiding.id, needed: 3, has: [], missing: named, lacks_must: true },
      ],
    });
    expect((await match(aRecruiter())).status).toBe(403);
    // A must that is missing refuses no offer.
    expect((await crew.tryOffer(recruiter, role, hiding)).status).toBe(201);
    const words = await crew.service.get(MatchKitService).wordsOf(asked, [owner.id, hiding.id]);
    expect(words).toEqual(['Has 2 of 3 needed: Sound console, Microphones', 'Has 0 of 3 needed']);
  });

  it('says to both sides what is out of date on the day [R441]', async () => {
    const item = aKitItem({ pat_until: '2035-06-12', insured_until: '2036-01-01' });
    const person = await kit.ownerOf(item);
    const [good, late] = [await kit.jobOn(['2035-06-12']), await kit.jobOn(['2035-06-12', '2035-06-13'])];
    expect((await crew.offer(good.recruiter, good.role, person, kit.hire(item))).warnings).toEqual([]);
    const offer = await crew.offer(late.recruiter, late.role, person, kit.hire(item));
    const words = ['DiGiCo SD12: PAT out of date on the day.'];
    expect([offer.warnings, (await crew.see(person, offer)).warnings]).toEqual([words, words]);
  });

  it('is forgotten with its owner', async () => {
    const person = await kit.ownerOf(aKitItem());
    await crew.service.deliver(userDeleted, { subjectId: person.id, version: 9, payload: { role: 'freelancer' } });
    await kit.owns(person, aKitItem());
    const rows = await crew.service.rows('SELECT items FROM bookings.people_kit WHERE user_id = $1', [person.id]);
    expect(rows).toEqual([{ items: [] }]);
  });
});
