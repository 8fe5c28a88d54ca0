import { callTimeProblem, clockChangeWords, vatNumberOf } from '@crewcall/contracts-bookings';
import { canMoveApplication, type ApplicationStatus, applicationMoves, jobProblems } from '@crewcall/contracts-jobs';
import {
  experienceProblem,
  isSentPicture,
  kitProblems,
  signUpPasswordProblem,
  skillsProblem,
  ticketProblems,
} from '@crewcall/contracts-identity';
import { messageProblem } from '@crewcall/contracts-messaging';
import { daysToClockChange } from './clocks.js';
import { dayFromNow } from './days.js';
import { logins } from './index.js';
import { feedbackProblems } from '@crewcall/contracts-admin';
import { pictureOf } from './pictures.js';
import { companies } from './story/companies.js';
import { conferenceJobs } from './story/conference-jobs.js';
import { crew } from './story/crew.js';
import { planOf } from './planned-jobs.js';
import { festivalSheet } from './story/festival-sheet.js';
import { hoursOfJobs, invoices } from './story/hours.js';
import { longNight } from './story/long-night.js';
import { ownThings } from './story/own-things.js';
import { pastJobs } from './story/past-jobs.js';
import { plannedJobs } from './story/planned-jobs.js';
import { teams } from './story/teams.js';
import { talks } from './story/talks.js';
import { festivalJobs } from './story/festival-jobs.js';
import { STORY_PASSWORD } from './story/story.js';
import { feedback, report } from './story/words.js';

const jobs = [...festivalJobs, ...conferenceJobs, ...plannedJobs];
const now = new Date('2026-11-21T12:00:00Z');
const titled = jobs.map((job) => [job.post.title, job] as const);

describe('the story', () => {
  it('has twelve crew, three companies and one login of each kind', () => {
    expect([crew.length, companies.length]).toEqual([12, 3]);
    expect(logins.map(({ who }) => who)).toEqual(['Crew', 'Company', 'Admin']);
    expect(signUpPasswordProblem(STORY_PASSWORD)).toBeNull();
  });

  it('has a drawing for everyone, small enough to be sent', async () => {
    const names = [
      ...crew.map(({ profile }) => profile.first_name),
      ...companies.map(({ profile }) => profile.company_name.split(' ')[0] ?? ''),
    ];
    for (const name of names) {
      const picture = await pictureOf(name.toLowerCase());
      expect(isSentPicture(picture)).toBe(true);
      expect(picture.length).toBeLessThan(40_000);
    }
  });

  it('shows a contract and a gig, a call over night, a paused, a cancelled and a filled job', () => {
    expect(new Set(jobs.map(({ post }) => post.type))).toEqual(new Set(['contract', 'freelance']));
    expect(jobs.some(({ post }) => post.end_day_offset === 1)).toBe(true);
    expect(new Set(jobs.map((job) => job.finally))).toEqual(new Set([undefined, 'paused', 'cancelled']));
    const isFilled = (job: (typeof jobs)[number]) =>
      job.applications?.filter(({ then }) => then?.includes('accept')).length === (job.post.positions ?? 1);
    expect(jobs.filter(isFilled)).toHaveLength(1);
  });

  it.each(titled)('posts what the form would let pass: %s', (_title, { post, inDays }) => {
    expect(jobProblems({ ...post, event_date: dayFromNow(inDays, now) }, now)).toEqual({});
  });

  it.each(titled)('makes only moves that a company may make: %s', (_title, { applications = [] }) => {
    for (const { by, then = [] } of applications) {
      expect(crew.map(({ email }) => email)).toContain(`${by}@crew.example`);
      let status: ApplicationStatus = 'applied';
      for (const name of then) {
        expect(canMoveApplication(name, status, 'recruiter')).toBe(true);
        status = applicationMoves[name].to;
      }
    }
  });

  it('has a festival with a get-in, show days and a get-out through the night, and a ladder of three pencils', () => {
    const festival = plannedJobs.find(({ post }) => post.title === festivalSheet.job);
    if (!festival) throw new Error('It is not there');
    const { calls } = planOf(festival, now);
    expect(calls.map(({ name, starts_on, ends_on }) => [name, starts_on, ends_on])).toEqual([
      ['Get-in', '2026-12-10', '2026-12-10'],
      ['Show day 1', '2026-12-11', '2026-12-11'],
      ['Show day 2', '2026-12-12', '2026-12-12'],
      ['Get-out', '2026-12-12', '2026-12-13'],
    ]);
    expect(calls.map((call) => callTimeProblem(call))).toEqual(calls.map(() => null));
    const pencils = festival.offers.filter(({ kind, then }) => kind === 'pencil' && then === 'accept');
    expect(pencils.map(({ role }) => role)).toEqual(Array(3).fill('Monitor engineer'));
    for (const { offers, post, roles } of plannedJobs)
      for (const { role, to } of offers) {
        expect(roles.length ? roles.map(({ name }) => name) : [post.title]).toContain(role);
        expect(crew.map(({ email }) => email)).toContain(`${to}@crew.example`);
      }
  });

  it('has a call sheet in its third version, acknowledged by one of those who are booked, and a team of three', () => {
    const job = plannedJobs.find(({ post }) => post.title === festivalSheet.job);
    const call = job?.calls.findIndex(({ name }) => name === festivalSheet.call) ?? -1;
    const roles = job?.roles.filter(({ calls }) => calls?.includes(call)).map(({ name }) => name) ?? [];
    const booked = job?.offers.filter(
      ({ role, kind, then }) => roles.includes(role) && kind === 'booking' && then === 'accept',
    );
    expect(festivalSheet.versions).toHaveLength(3);
    expect(booked?.map(({ to }) => to)).toEqual(['priya.nair', 'liam.doherty', 'aisha.rahman']);
    expect(booked?.map(({ to }) => to)).toEqual(expect.arrayContaining(festivalSheet.acknowledgedBy));
    expect(teams.map(({ members }) => members.length)).toEqual([3]);
    for (const [by] of teams.flatMap(({ members }) => members))
      expect(crew.map(({ email }) => email)).toContain(`${by}@crew.example`);
  });

  it('has a festival of five roles and four calls, one of them over the next night in which the clocks change', () => {
    const night = plannedJobs.find((job) => job === longNight);
    if (!night) throw new Error('It is not there');
    const { calls, roles } = planOf(night);
    expect([roles.length, calls.length]).toEqual([5, 4]);
    expect(calls.map((call) => callTimeProblem(call))).toEqual(calls.map(() => null));
    const spans = calls.map(({ starts_on, starts_at, ends_on, ends_at }) => ({
      ...{ starts_on, starts_at: starts_at ?? '' },
      ...{ ends_on: ends_on ?? starts_on, ends_at: ends_at ?? '' },
    }));
    expect(spans.map((span) => clockChangeWords(span))).toEqual([
      null,
      null,
      null,
      expect.stringMatching(/^The clocks go (forward: 7|back: 9) hours$/),
    ]);
    expect(night.offers.some(({ then }) => then === 'accept')).toBe(true);
  });

  it('has hours, some approved and one questioned, and invoices of them with VAT and without', () => {
    const hours = hoursOfJobs.flatMap((job) => job.hours.map((one) => ({ ...one, job: job.job })));
    for (const { by, job } of hours)
      expect(pastJobs.find(({ title }) => title === job)?.crew.map(([name]) => name)).toContain(by);
    expect(hours.filter(({ then }) => then === 'dispute')).toHaveLength(1);
    expect(invoices.map(({ vat_number }) => vat_number !== null)).toEqual([true, false]);
    for (const { by, job, vat_number } of invoices) {
      expect(hours.filter(({ then }) => then === 'approve')).toContainEqual({ by, job, then: 'approve' });
      if (vat_number) expect(vatNumberOf(vat_number)).toBe(vat_number);
    }
  });

  it('has kit and tickets that could be saved, one ticket of which expires within a month', () => {
    for (const { kit, tickets } of ownThings) {
      expect(kit.flatMap((item) => kitProblems(item))).toEqual([]);
      expect(tickets.flatMap((ticket) => ticketProblems(ticket))).toEqual([]);
    }
    const ends = ownThings.flatMap(({ tickets }) => tickets.map(({ expiresInDays = 365 }) => expiresInDays));
    expect(ends.filter((days) => days < 30)).toHaveLength(1);
  });

  it('has a month behind it, in which everyone was rated and no one was in two places', () => {
    const names = new Set(pastJobs.flatMap((past) => past.crew.map(([by]) => `${by}@crew.example`)));
    expect([...names].sort()).toEqual(crew.map(({ email }) => email).sort());
    expect(new Set(pastJobs.map(({ daysAgo }) => daysAgo)).size).toBe(pastJobs.length);
    expect(pastJobs.every(({ daysAgo }) => daysAgo > 0 && daysAgo <= 31)).toBe(true);
  });

  it('tells jobs of a company apart by their titles', () => {
    const names = [
      ...jobs.map(({ company, post }) => [company, post.title]),
      ...pastJobs.map((past) => [past.company, past.title]),
    ].map(String);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has feedback that the form would take, and a report, of people who are in it', () => {
    const addresses = [...crew, ...companies].map(({ email }) => email);
    for (const { type: feedbackType, message } of feedback)
      expect(feedbackProblems({ feedbackType, message })).toEqual({});
    for (const by of [...feedback.flatMap((one) => one.by ?? []), report.by, report.company])
      expect(addresses).toContain(by);
  });

  it('has people talk who are in it, each line under a name of its own and the last one unread', () => {
    const names = talks.flatMap(({ lines }) => lines.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const talk of talks) {
      expect(companies.map(({ email }) => email)).toContain(talk.company);
      expect(crew.map(({ email }) => email)).toContain(talk.crew);
      expect(talk.lines[0]?.by).toBe('company');
      expect(talk.lines.map(({ text }) => messageProblem(text))).toEqual(talk.lines.map(() => null));
      expect(talk.seen).toBe(talk.lines.length - 1);
    }
  });

  it('gives everyone a profile that could be saved', () => {
    for (const { profile } of crew) {
      expect([experienceProblem(profile.experience_years), skillsProblem(profile.skills)]).toEqual([null, null]);
    }
  });
});

describe('days of the story', () => {
  it('are days in London', () => {
    expect(dayFromNow(0, new Date('2027-06-01T23:30:00Z'))).toBe('2027-06-02');
    expect(dayFromNow(36, now)).toBe('2026-12-27');
    expect(dayFromNow(1, new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
  });

  it.each([
    ['2026-11-23T12:00:00Z', '2027-03-27'],
    ['2027-03-16T23:30:00Z', '2027-03-27'],
    ['2027-03-17T12:00:00Z', '2027-10-30'],
    ['2027-10-01T23:30:00Z', '2027-10-30'],
  ])('find the next night in which the clocks change: from %s on %s', (from, night) => {
    expect(dayFromNow(daysToClockChange(new Date(from)), new Date(from))).toBe(night);
  });
});
