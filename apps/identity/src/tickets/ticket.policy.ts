import type { Actor } from '@crewcall/contracts-core';
import type { TicketEntity } from './ticket.entity.js';

type Taken = Pick<TicketEntity, 'userId' | 'takenBy' | 'takenUntil'>;

/** For ten minutes a ticket is one administrator's to check. */
export const isTakenBy = (userId: string, { takenBy, takenUntil }: Taken, now: Date): boolean =>
  takenBy === userId && takenUntil !== null && takenUntil > now;

/** Its owner, and an administrator while they check it; a company never. */
export const mayOpenDocument = ({ id, role }: Pick<Actor, 'id' | 'role'>, ticket: Taken, now: Date): boolean =>
  (role === 'freelancer' && id === ticket.userId) || (role === 'admin' && isTakenBy(id, ticket, now));
