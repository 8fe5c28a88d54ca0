import { authRoutes, type SignInAnswer } from '@crewcall/contracts-identity';
import { ensureAccount } from './accounts.js';
import { Api, ApiError } from './api.js';
import { tellSheet } from './call-sheets.js';
import { Cast } from './cast.js';
import { converse } from './conversations.js';
import { fillDesk } from './desk.js';
import { jobsByTitle } from './jobs.js';
import { tellHours } from './hours.js';
import { tellInvoice } from './invoices.js';
import type { JobsDatabase } from './jobs-database.js';
import { tellChallenge, tellCover } from './near-calls.js';
import { tellOwn } from './own-things.js';
import { tellPast } from './past-jobs.js';
import { tellPlanned } from './planned-jobs.js';
import { saveCompanyProfile, saveCrewProfile, showMark } from './profiles.js';
import { companies } from './story/companies.js';
import { conferenceJobs } from './story/conference-jobs.js';
import { crew } from './story/crew.js';
import { festivalJobs } from './story/festival-jobs.js';
import { festivalSheet } from './story/festival-sheet.js';
import { hoursOfJobs, invoices } from './story/hours.js';
import { challenge, cover } from './story/near-jobs.js';
import { ownThings } from './story/own-things.js';
import { pastJobs } from './story/past-jobs.js';
import { plannedJobs } from './story/planned-jobs.js';
import { teams } from './story/teams.js';
import { talks } from './story/talks.js';
import { ADMIN_EMAIL, STORY_PASSWORD, type StoryJob } from './story/story.js';
import { tellTeam } from './teams.js';
import { tell } from './telling.js';

export { ensureAccount, type Member } from './accounts.js';
export { Api } from './api.js';
export { saveCompanyProfile } from './profiles.js';
export { until } from './until.js';

export interface SeedTarget {
  identityUrl: string;
  jobsUrl: string;
  /** Without it, what people write to the administrators is left out. */
  adminUrl?: string | undefined;
  /** Without it no one has written to anyone. */
  messagingUrl?: string | undefined;
  /** Without it no one has worked or been rated before today. */
  jobsDatabase?: JobsDatabase | undefined;
  /** Whether the worker runs, which makes the hours of what is over. */
  hasWorker?: boolean;
  /** The catcher's page: verification links are read there. */
  mailUrl: string;
  /** Administrators are made by a command of the operator, not by a form. */
  createAdmin: (email: string, password: string) => Promise<void>;
}

export interface Login {
  who: string;
  email: string;
  password: string;
}

const storyJobs: StoryJob[] = [...festivalJobs, ...conferenceJobs];

/** One person of each kind to sign in as. */
export const logins: Login[] = [
  { who: 'Crew', email: crew[0]?.email ?? '' },
  { who: 'Company', email: companies[0]?.email ?? '' },
  { who: 'Admin', email: ADMIN_EMAIL },
].map((login) => ({ ...login, password: STORY_PASSWORD }));

async function castOf(identity: Api, jobs: Api, mailUrl: string): Promise<Cast> {
  const cast = new Cast(identity, jobs);
  const company = companies.map(async (one) => {
    const member = await ensureAccount(identity, mailUrl, one.email, 'recruiter');
    await saveCompanyProfile(identity, member, one);
    await showMark(identity, member, one);
    cast.add(member);
  });
  const freelancers = crew.map(async (one) => {
    const member = await ensureAccount(identity, mailUrl, one.email, 'freelancer');
    await saveCrewProfile(identity, member, one);
    cast.add(member);
  });
  await Promise.all([...company, ...freelancers]);
  return cast;
}

/** Answers a token of theirs. */
async function administrator(identity: Api, createAdmin: SeedTarget['createAdmin']): Promise<string> {
  const signIn = async (): Promise<string> => {
    const credentials = { email: ADMIN_EMAIL, password: STORY_PASSWORD };
    return (await identity.post<SignInAnswer>(authRoutes.signIn, credentials)).token;
  };
  try {
    return await signIn();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await createAdmin(ADMIN_EMAIL, STORY_PASSWORD);
    return signIn();
  }
}

/** What lies ahead: each company by itself, then what one does about another’s. */
async function tellAhead(cast: Cast): Promise<void> {
  const byCompany = companies.map(async ({ email }) => {
    const posted = await jobsByTitle(cast.find(email));
    // One after the other, so that the newest is always the same one.
    for (const story of storyJobs.filter(({ company }) => company === email).reverse()) await tell(cast, story, posted);
    for (const story of plannedJobs.filter(({ company }) => company === email)) await tellPlanned(cast, story, posted);
    if (festivalSheet.company === email) await tellSheet(cast, festivalSheet, await jobsByTitle(cast.find(email)));
  });
  await Promise.all(byCompany);
  await Promise.all([tellChallenge(cast, challenge), tellCover(cast, cover)]);
}

/**
 * Tells the story through the services' own public API. Can be run any number of times, also after it was interrupted:
 * what is there is left, what is missing is added.
 */
export async function seed(target: SeedTarget): Promise<void> {
  const { identityUrl, jobsUrl, adminUrl, messagingUrl, jobsDatabase, hasWorker, mailUrl, createAdmin } = target;
  const identity = new Api(identityUrl);
  const [cast, adminToken] = await Promise.all([
    castOf(identity, new Api(jobsUrl), mailUrl),
    administrator(identity, createAdmin),
  ]);
  const past = jobsDatabase ? pastJobs.map((story) => tellPast(jobsDatabase, cast, story)) : [];
  // Before any job is posted: a saved search tells only of what comes after it.
  await Promise.all([...past, ...ownThings.map((story) => tellOwn(cast, story))]);
  const messaging = messagingUrl === undefined ? null : new Api(messagingUrl);
  await Promise.all([
    tellAhead(cast),
    ...teams.map((team) => tellTeam(cast, team)),
    ...talks.map((talk) => messaging && converse(messaging, cast, talk)),
  ]);
  if (jobsDatabase && hasWorker) {
    await Promise.all(hoursOfJobs.map((story) => tellHours(cast, story)));
    await Promise.all(invoices.map((story) => tellInvoice(cast, story)));
  }
  if (adminUrl) {
    const desk = new Api(adminUrl);
    await fillDesk(desk, desk.as(adminToken), cast);
  }
}
