import {
  type BoardCard,
  type BulkResult,
  crewListRoutes,
  type KeptOnPerson,
  type Offer,
} from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { boardOf } from './applicant-board.js';
import { cancelling, on } from './cancelling.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('many applicants at once', () => {
  let crew: CrewMarket;
  let board: ReturnType<typeof boardOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    board = boardOf(crew);
  });
  afterAll(() => crew.close());

  async function applied(names: string[]) {
    const made = await crew.job({ positions: 5 });
    const people = await Promise.all(names.map((name) => board.apply(made.job, name)));
    return { ...made, people, ids: people.map(({ application }) => application.id) };
  }

  it('are rejected in one request; who was decided is skipped, with the reason [R517]', async () => {
    const { recruiter, job, ids } = await applied(['Ann', 'Ben', 'Cat']);
    await crew.service.as(recruiter).put(`/api/applications/${ids[0] ?? ''}/accept`);
    const { body } = await board.bulk(recruiter, { application_ids: ids, action: 'reject', message: 'Sorry.' });
    expect(body).toMatchObject({ words: '2 done, 1 skipped: already decided', done: [ids[1], ids[2]] });
    expect(body.takes_back_until).not.toBeNull();
    expect(board.names(await board.read(recruiter, job), 'no')).toHaveLength(2);
  });

  it('are answered the same when the request is sent again with its key [R517]', async () => {
    const { recruiter, ids } = await applied(['Ann', 'Ben']);
    const input = { application_ids: ids, action: 'tag' as const, tag: 'A team' };
    const [first, second] = [
      await board.bulk(recruiter, input, 'bulk-key-1'),
      await board.bulk(recruiter, input, 'bulk-key-1'),
    ];
    expect([first.body.words, second.body.words]).toEqual(['2 done', '2 done']);
    const third = await board.bulk(recruiter, input, 'bulk-key-2');
    expect(third.body.words).toBe('0 done, 2 skipped: has the tag');
  });

  it('are shortlisted and tagged, and both are undone [R517]', async () => {
    const { recruiter, job, ids } = await applied(['Ann', 'Ben']);
    const act = async (action: 'shortlist' | 'take_back' | 'tag' | 'untag'): Promise<BulkResult> =>
      (await board.bulk(recruiter, { application_ids: ids, action, tag: 'A team' })).body;
    const cards = async (): Promise<BoardCard[]> =>
      (await board.read(recruiter, job)).columns.flatMap((column) => column.cards);
    await act('shortlist');
    await act('tag');
    expect((await cards()).map(({ column, tags }) => [column, ...tags])).toEqual([
      ['shortlisted', 'A team'],
      ['shortlisted', 'A team'],
    ]);
    await act('take_back');
    await act('untag');
    expect((await cards()).map(({ column, tags }) => [column, ...tags])).toEqual([['new'], ['new']]);
    await board.after(1);
    expect((await cards()).map(({ column }) => column)).toEqual(['new', 'new']);
    await act('shortlist');
    await board.after(1);
    const seen = await crew.service.as(recruiter).get(`/api/applications/${ids[0] ?? ''}`);
    expect(seen.body).toMatchObject({ status: 'shortlisted' });
  });

  it('keep each tag, where one person is tagged at the same moment on two jobs', async () => {
    const recruiter = aRecruiter();
    const [one, other] = [(await crew.job({}, recruiter)).job, (await crew.job({}, recruiter)).job];
    const { person, application } = await board.apply(one, 'Ann');
    const second = await crew.market.apply(person, other);
    const tags = async () => {
      const { body } = await crew.service.as(recruiter).get<KeptOnPerson>(crewListRoutes.keptOnPerson(person.id));
      return body.tags.map((tag) => tag.toLowerCase()).sort();
    };
    const both = (action: 'tag' | 'untag', round: number) =>
      Promise.all(
        [application, second].map(({ id }, at) =>
          board.bulk(recruiter, { application_ids: [id], action, tag: `round ${round} ${at}` }),
        ),
      );
    for (let round = 1; round <= 8; round += 1) {
      await both('tag', round);
      expect(await tags()).toEqual([`round ${round} 0`, `round ${round} 1`]);
      await both('untag', round);
      expect(await tags()).toEqual([]);
    }
  });

  it('are pencilled and asked about a role [R517]', async () => {
    const { recruiter, job, role, ids } = await applied(['Ann', 'Ben', 'Cat']);
    const ask = (action: 'pencil' | 'enquire', application_ids: string[]) =>
      board.bulk(recruiter, { application_ids, action, role_id: role.id });
    expect((await ask('pencil', ids.slice(0, 2))).body.words).toBe('2 done');
    expect((await ask('enquire', ids)).body.words).toBe('1 done, 2 skipped: already asked');
    const { cards } = board.columnOf(await board.read(recruiter, job), 'offered');
    expect(cards.map(({ offer }) => offer?.kind).sort()).toEqual(['enquiry', 'pencil', 'pencil']);
  });

  it('are asked for the calls of the role that have a place left [R517]', async () => {
    const { recruiter, job, role } = await crew.job({ event_date: on(1) });
    const later = { starts_on: on(3), starts_at: '08:00', ends_at: '18:00' };
    await crew.service.as(recruiter).post(`/api/jobs/${job.id}/calls`, later);
    const people = await Promise.all(['Ann', 'Ben'].map((name) => board.apply(job, name)));
    const holder = await crew.crew();
    const { calls, booking_id } = (await crew.move(holder, await crew.offer(recruiter, role, holder), 'accept')).body;
    const [first] = calls;
    const ask = async (action: 'pencil' | 'enquire', at: number): Promise<string> => {
      const application_ids = [people[at]?.application.id ?? ''];
      return (await board.bulk(recruiter, { application_ids, action, role_id: role.id })).body.words;
    };
    expect(await ask('pencil', 0)).toMatch(/^0 done, 1 skipped/);
    const less = { reason: 'One day less.', call_ids: [first?.id] };
    await cancelling(() => crew).cancel(recruiter, { id: booking_id ?? '' }, less);
    expect([await ask('pencil', 0), await ask('enquire', 1)]).toEqual(['1 done', '1 done']);
    for (const { person } of people) {
      const { body } = await crew.service.as(person).get<Offer[]>('/api/offers?side=freelancer');
      expect(body.map(({ calls }) => calls.map(({ id }) => id))).toEqual([[first?.id]]);
    }
  });

  it('are at most a hundred, each once, with what the action needs [R517]', async () => {
    const { recruiter, ids } = await applied(['Ann']);
    const many = Array.from({ length: 101 }, () => newId());
    for (const application_ids of [[], many, [ids[0] ?? '', ids[0] ?? ''], ['x']])
      expectError(await board.bulk(recruiter, { application_ids, action: 'shortlist' }), 400);
    expectError(await board.bulk(recruiter, { application_ids: ids, action: 'tag' }), 400);
    expectError(await board.bulk(recruiter, { application_ids: ids, action: 'pencil' }), 400);
  });
});
