import {
  type Booking,
  bookingsErrors,
  bookingsRoutes,
  type Offer,
  rescueLimits,
  rescueRoutes,
  type Rescue,
  type Role,
  type RoleRescue,
} from '@crewcall/contracts-bookings';
import { unlessDone } from './api.js';
import type { Cast } from './cast.js';
import { jobsByTitle } from './jobs.js';
import { askPerson } from './planned-jobs.js';
import type { StoryChallenge, StoryCover } from './story/near-jobs.js';
import { until } from './until.js';

const MINE = '?side=freelancer&page=1&page_size=100';

async function ownRole(cast: Cast, { company, job }: Pick<StoryCover, 'company' | 'job'>): Promise<Role> {
  const player = cast.find(company);
  const posted = (await jobsByTitle(player)).get(job);
  const [role] = posted ? await player.jobs.get<Role[]>(bookingsRoutes.rolesOf(posted.id)) : [];
  if (!role) throw new Error(`The story goes on with ${job}, which was not posted`);
  return role;
}

/** A pencil below another company’s, which is asked to decide. One that has asked does not ask again. */
export async function tellChallenge(cast: Cast, story: StoryChallenge): Promise<void> {
  const { jobs: company } = cast.find(story.company);
  const role = await ownRole(cast, story);
  const known = await company.get<Offer[]>(`${bookingsRoutes.offers}?side=recruiter&role_id=${role.id}`);
  const offer = await askPerson(cast, { company, role, isNear: true, known }, story.offer);
  const asked = company.put(bookingsRoutes.offerMove(offer.id, 'challenge'));
  await asked.catch(unlessDone(bookingsErrors.challengedLately.code));
}

/** The person who is booked cancels, and the company asks others, as many waves as the story has. */
export async function tellCover(cast: Cast, story: StoryCover): Promise<void> {
  const { jobs: company } = cast.find(story.company);
  const role = await ownRole(cast, story);
  const { jobs: leaver } = cast.find(story.leaves);
  const booked = await leaver.get<Booking[]>(`${bookingsRoutes.bookings}${MINE}`);
  const booking = booked.find(({ role_id, state }) => role_id === role.id && state === 'confirmed');
  if (booking) await leaver.put(bookingsRoutes.cancelBooking(booking.id), { kind: 'ill' });
  const settings = { passes_quiet_hours: true, wakes_me: true };
  for (const by of story.wakes) await cast.find(by).jobs.put(rescueRoutes.coverSettings, settings);
  const read = () => company.get<RoleRescue>(`${rescueRoutes.rescueOf(role.id)}?${new URLSearchParams(story.at)}`);
  // Jobs hears where people live from their profiles.
  const findsCover = async () => {
    const slot = await read();
    return (slot.rescue || slot.candidates.length >= story.wakes.length) && slot;
  };
  const { rescue } = await until(`cover for ${story.job}`, findsCover, 60_000, 250);
  const at = { lat: Number(story.at.lat), lon: Number(story.at.lon) };
  const waves = { people: story.people, minutes: rescueLimits.minutes.max };
  const { id, wave } =
    rescue ?? (await company.post<Rescue>(rescueRoutes.rescueOf(role.id), { ...at, settings: waves }));
  for (let asked = wave; asked < story.waves; asked += 1) await company.put(rescueRoutes.rescueMove(id, 'next'));
}
