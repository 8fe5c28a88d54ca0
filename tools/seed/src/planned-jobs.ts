import {
  bookingsRoutes,
  dayAfter,
  HOLD_HOURS,
  type MadeOffer,
  type Offer,
  type Role,
  type SavePlanRequest,
} from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import type { Member } from './accounts.js';
import type { Api } from './api.js';
import type { Cast } from './cast.js';
import { dayFromNow } from './days.js';
import { postJob } from './jobs.js';
import type { PlannedJob, StoryOffer } from './story/planned-job.js';

const ALL = '?side=recruiter&page=1&page_size=100';
const A_WEEK = 7 * HOLD_HOURS;
const HOUR_MS = 3_600_000;

export function planOf({ calls, roles, inDays }: PlannedJob, now = new Date()): SavePlanRequest {
  const first = dayFromNow(inDays, now);
  return {
    calls: calls.map(({ name, after, starts_at, ends_at, place }) => {
      const starts_on = dayAfter(first, after);
      const ends_on = ends_at < starts_at ? dayAfter(starts_on) : starts_on;
      return { name, starts_on, starts_at, ends_on, ends_at, ...(place && { place }) };
    }),
    roles,
  };
}

/** Left out of what is near, which is then as usual. */
const aWeek = () => ({ answer_by: new Date(Date.now() + A_WEEK * HOUR_MS).toISOString() });

interface Asking {
  company: Api;
  role: Role;
  /** Its first call begins within the week. */
  isNear: boolean;
  /** What was asked before. */
  known: readonly Offer[];
}

async function makeOffer(
  { company, role, isNear }: Asking,
  person: Member,
  { kind, note }: StoryOffer,
): Promise<Offer> {
  const [made] = await company.post<MadeOffer[]>(bookingsRoutes.offersOf(role.id), {
    freelancer_ids: [person.id],
    kind,
    ...(!isNear && aWeek()),
    ...(kind === 'pencil' && { hold_hours: A_WEEK }),
    ...(note && { note }),
  });
  if (!made?.offer) throw new Error(`${person.email} could not be asked: ${made?.refusal?.error ?? 'no answer'}`);
  return made.offer;
}

async function answer(person: Api, offer: Offer, { then }: StoryOffer): Promise<void> {
  if (!then || offer.state !== 'open') return;
  const reason = { reason: 'rate', text: 'I ask for £340 on a night call.' };
  await person.put(bookingsRoutes.offerMove(offer.id, then), then === 'decline' ? reason : {});
}

/** Asks, unless it was asked, and answers, unless that was done. */
export async function askPerson(cast: Cast, asking: Asking, asked: StoryOffer): Promise<Offer> {
  const { role, known } = asking;
  const person = cast.find(asked.to);
  const made = known.find(({ role_id, freelancer_id }) => role_id === role.id && freelancer_id === person.id);
  const offer = made ?? (await makeOffer(asking, person, asked));
  await answer(person.jobs, offer, asked);
  return offer;
}

/** Posts the job with its calls and roles and asks its people; what is done already is not done again. */
export async function tellPlanned(cast: Cast, story: PlannedJob, posted: Map<string, Job>): Promise<void> {
  const player = cast.find(story.company);
  const { jobs: company } = player;
  const job = posted.get(story.post.title) ?? (await postJob(player, story));
  const made = await company.get<Offer[]>(`${bookingsRoutes.offers}${ALL}`);
  const own = made.filter(({ job_id }) => job_id === job.id);
  if (story.calls.length && !own.length) await company.put(bookingsRoutes.plan(job.id), planOf(story));
  const roles = await company.get<Role[]>(bookingsRoutes.rolesOf(job.id));
  for (const asked of story.offers) {
    const role = roles.find((one) => one.name === asked.role);
    if (!role) throw new Error(`The story names the role ${asked.role}, which ${job.title} does not have`);
    await askPerson(cast, { company, role, isNear: story.inDays <= A_WEEK / 24, known: own }, asked);
  }
}
