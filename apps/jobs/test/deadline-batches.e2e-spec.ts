import { DeadlineKeeper, DeadlineSetter, SavedJobPublisher } from '@crewcall/bookings-domain';
import type { Offer } from '@crewcall/contracts-bookings';
import { offerEnded, offerReminded, pencilMoved } from '@crewcall/contracts-bookings/dto';
import { newId, Transactions } from '@crewcall/platform-database';
import { eventually, type TestActor } from '@crewcall/testing-node';
import pg from 'pg';
import { CrewMarket } from './crew-market.js';

describe('deadlines that are due together', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const makeDue = (offers: Offer[], kinds = ['expire', 'lapse']) =>
    crew.service.rows(
      `UPDATE bookings.deadlines SET due_at = now() - interval '1 second'
       WHERE subject_id = ANY($1::uuid[]) AND kind = ANY($2::text[]) AND done_at IS NULL`,
      [offers.map(({ id }) => id), kinds],
    );
  const keep = () => crew.service.get(DeadlineKeeper).keepAll();
  const statesOf = async (offers: Offer[]) => {
    const rows = await crew.service.rows<{ id: string; state: string }>(
      'SELECT id, state FROM bookings.offers WHERE id = ANY($1::uuid[])',
      [offers.map(({ id }) => id)],
    );
    return offers.map(({ id }) => rows.find((row) => row.id === id)?.state);
  };
  const pencils = async (count: number) => {
    const { recruiter, role } = await crew.job();
    const people: TestActor[] = [];
    const held: Offer[] = [];
    for (let n = 0; n < count; n += 1) {
      const person = await crew.crew();
      people.push(person);
      held.push(await crew.pencil(recruiter, role, person));
    }
    return { recruiter, role, people, held };
  };

  it('end and remind in one go, and the ladder that is left moves up once [R361] [R362]', async () => {
    const { held, people } = await pencils(3);
    const other = await crew.job();
    const open = await crew.offer(other.recruiter, other.role, await crew.crew());
    const waiting = await crew.job();
    const reminded = await crew.offer(waiting.recruiter, waiting.role, await crew.crew());
    const [first, second, third] = held;
    if (!first || !second || !third || !people[2]) throw new Error('There are three pencils');
    await makeDue([first, second, open]);
    await makeDue([reminded], ['remind']);
    await keep();
    expect(await statesOf([first, second, third, open, reminded])).toEqual([
      'lapsed',
      'lapsed',
      'held',
      'expired',
      'open',
    ]);
    for (const offer of [first, second, open]) expect(await crew.service.outbox(offerEnded, offer.id)).toHaveLength(1);
    const moves = await crew.service.outbox(pencilMoved, third.id);
    expect(moves.map(({ payload }) => payload.rank)).toEqual([3, 1]);
    expect(await crew.service.outbox(offerReminded, reminded.id)).toHaveLength(2);
    expect((await crew.see(people[2], third)).rank_words[0]).toBe('You are 1st of 1 for this slot');
  });

  it('act on nothing that was answered or set anew meanwhile [R361]', async () => {
    const { recruiter, role } = await crew.job();
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person, { kind: 'pencil' });
    const pencil = await crew.move(person, offer, 'accept');
    await makeDue([pencil.body], ['expire']);
    await keep();
    expect(await statesOf([offer])).toEqual(['held']);
    expect(await crew.service.outbox(offerEnded, offer.id)).toEqual([]);
  });

  it('wait for no job that another transaction holds, but for that one alone [R361]', async () => {
    const [busy, free] = [await crew.job(), await crew.job()];
    const held = await crew.offer(busy.recruiter, busy.role, await crew.crew());
    const other = await crew.offer(free.recruiter, free.role, await crew.crew());
    const holder = new pg.Client({ connectionString: crew.service.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE', [busy.job.id]);
    await makeDue([held, other]);
    const keeping = keep();
    await eventually(async () => (await statesOf([other]))[0] === 'expired');
    expect(await statesOf([held])).toEqual(['open']);
    await holder.query('ROLLBACK');
    await holder.end();
    await keeping;
    expect(await statesOf([held])).toEqual(['expired']);
  });

  it('wait for none of them that fails, however often it has failed [R361]', async () => {
    const [failing, next] = [newId(), newId()];
    const setter = crew.service.get(DeadlineSetter);
    const at = (second: number): Date => new Date(Date.now() - 60_000 + second * 1000);
    await crew.service.get(Transactions).run(async () => {
      for (const [second, id] of [failing, next].entries()) await setter.setAt('saved_job', id, at(second));
    });
    await crew.service.rows('UPDATE bookings.deadlines SET attempts = 60 WHERE subject_id = $1', [failing]);
    const kept: string[] = [];
    const publishing = jest
      .spyOn(crew.service.get(SavedJobPublisher), 'publishChange')
      .mockImplementation(async (id) => {
        if (id === failing) throw new Error('It fails again');
        kept.push(id);
      });
    await keep();
    publishing.mockRestore();
    expect(kept).toEqual([next]);
    const [left] = await crew.service.rows(
      `SELECT attempts, round(extract(epoch FROM due_at - now()) / 60)::integer AS minutes
       FROM bookings.deadlines WHERE subject_id = $1 AND done_at IS NULL`,
      [failing],
    );
    expect(left).toEqual({ attempts: 61, minutes: 60 });
  });
});
