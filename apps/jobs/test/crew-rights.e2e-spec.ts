import type { CrewList, KeptOnPerson, Team, TeamApplication } from '@crewcall/contracts-bookings';
import { callSheetRoutes, SHEET_PDF_BUCKET, sheetPdfKey, type SheetFileUpload } from '@crewcall/contracts-bookings';
import { type SavedSearch, searchRoutes } from '@crewcall/contracts-jobs';
import { Storage } from '@crewcall/platform-storage';
import { buildPdf } from '@crewcall/testing-files';
import { eventually, type SevenCallers, type TestActor, wantedOf } from '@crewcall/testing-node';
import { sheetsOf } from './call-sheets.js';
import { companyRows } from './company-rights.js';
import { CrewMarket } from './crew-market.js';
import { crewRows } from './crew-rights.js';
import { reviewsOf } from './reviews.js';
import { sevenOf } from './seven-of.js';
import { storageEnv } from './storage.js';
import { TeamStory } from './teams.js';

describe('who may do what with what two keep beside a booking', () => {
  let crew: CrewMarket;
  let teams: TeamStory;

  beforeAll(async () => {
    crew = await CrewMarket.open(storageEnv());
    teams = new TeamStory(crew);
    await crew.service.get(Storage).ensureBuckets();
  });
  afterAll(() => teams.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const answered = async (seven: SevenCallers, rows: typeof crewRows) => {
    expect(await seven.answersTo(rows)).toEqual(wantedOf(rows));
  };

  /** Scanned, and in the version that is published. */
  async function attached(recruiter: TestActor, callId: string): Promise<string> {
    const { body } = await as(recruiter).post<SheetFileUpload>(callSheetRoutes.sheetFiles(callId));
    const form = new FormData();
    for (const [name, value] of Object.entries(body.upload_form.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(buildPdf())]), body.id);
    await fetch(body.upload_form.url, { method: 'POST', body: form });
    await as(recruiter).put(callSheetRoutes.sheetFile(callId, body.id), { file_name: 'plan.pdf' });
    await eventually(async () => {
      const { attachments } = await sheetsOf(crew).sheetOf(recruiter, callId);
      return attachments.some(({ state }) => state === 'safe');
    });
    return body.id;
  }

  it('of call sheets, lists, notes and tags [R530]', async () => {
    const sheets = sheetsOf(crew);
    const { recruiter, job, role, callId, first: person } = await sheets.booked();
    const file = await attached(recruiter, callId);
    await sheets.publish(recruiter, callId);
    const paper = Buffer.from('%PDF-1.7 …');
    await crew.service.get(Storage).put(SHEET_PDF_BUCKET, sheetPdfKey(callId, 1), paper, 'application/pdf');
    const list = (await as(recruiter).post<CrewList>('/api/crew-lists', { name: 'Mine' })).body.id;
    const kept = await as(recruiter).post<KeptOnPerson>(`/api/crew/${person.id}/notes`, { text: 'On time.' });
    const note = kept.body.notes[0]?.id ?? '';
    const ids = { job: job.id, role: role.id, call: callId, version: '1', file, list, note };
    await answered(await sevenOf(crew, { person, recruiter, ids }), companyRows);
  });

  it('of teams, of what crew save, and of reviews [R530]', async () => {
    const { team, lead: person, members } = await teams.ofPublic(3);
    const { body: secretTeam } = await as(person).post<Team>('/api/teams', { name: 'Night shift' });
    const reviews = reviewsOf(crew);
    const { recruiter, booking } = await reviews.completed(undefined, person);
    await reviews.write(person, booking);
    await reviews.write(recruiter, booking);
    jest.restoreAllMocks();
    const written = await crew.service.rows<{ id: string; side: string }>(
      'SELECT id, side FROM bookings.reviews WHERE booking_id = $1',
      [booking.id],
    );
    const reviewOf = (side: string) => written.find((review) => review.side === side)?.id ?? '';
    const hiring = await crew.job({ event_date: '2036-03-01', positions: 3 }, recruiter);
    const { body: offer } = await teams.hire(recruiter, team, members, hiring.job, hiring.role);
    const open = await crew.job({ event_date: '2036-04-01', positions: 3 });
    const slots = members.map(({ id }) => ({ user_id: id, role_id: open.role.id }));
    const { body: applying } = await as(person).post<TeamApplication>(`/api/teams/${team.id}/applications`, {
      job_id: open.job.id,
      slots,
    });
    const search = { name: 'Desks', alert: 'none', wanted: { search: 'desk' } };
    const { body: saved } = await as(person).post<SavedSearch>(searchRoutes.list, search);
    const ids = {
      ...{
        job: hiring.job.id,
        role: hiring.role.id,
        team: team.id,
        secretTeam: secretTeam.id,
        member: members[1]?.id ?? '',
      },
      ...{ teamOffer: offer.id, teamApplication: applying.id, search: saved.id },
      ...{ crewReview: reviewOf('crew'), companyReview: reviewOf('company') },
    };
    await answered(await sevenOf(crew, { person, recruiter, ids }), crewRows);
  });
});
