import { type KitItem, kitRoutes, type OwnTickets, ticketRoutes } from '@crewcall/contracts-identity';
import { type SavedSearch, searchRoutes } from '@crewcall/contracts-jobs';
import type { Cast } from './cast.js';
import { dayFromNow } from './days.js';
import type { OwnThings, StoryKit, StoryTicket } from './story/own-things.js';

const inDays = (days: number | undefined): string | null => (days === undefined ? null : dayFromNow(days));

const kitOf = ({ testedForDays, ...item }: StoryKit) => ({ ...item, pat_until: inDays(testedForDays) });

const ticketOf = ({ issuedDaysAgo, expiresInDays, ...ticket }: StoryTicket) => ({
  ...ticket,
  issued_on: inDays(issuedDaysAgo && -issuedDaysAgo),
  expires_on: inDays(expiresInDays),
});

/** Adds what is missing of a person's kit, tickets and saved searches; what they made of the rest stays. */
export async function tellOwn(cast: Cast, story: OwnThings): Promise<void> {
  const { identity: own, jobs: ownJobs } = cast.find(story.by);
  const searches = story.searches.length ? await ownJobs.get<SavedSearch[]>(searchRoutes.list) : [];
  for (const search of story.searches)
    if (!searches.some(({ name }) => name === search.name)) await ownJobs.post(searchRoutes.list, search);
  const kit = story.kit.length ? await own.get<KitItem[]>(kitRoutes.own) : [];
  for (const item of story.kit)
    if (!kit.some(({ name }) => name === item.name)) await own.post(kitRoutes.own, kitOf(item));
  const { tickets } = await own.get<OwnTickets>(ticketRoutes.own);
  for (const ticket of story.tickets)
    if (!tickets.some(({ kind }) => kind === ticket.kind)) await own.post(ticketRoutes.own, ticketOf(ticket));
}
