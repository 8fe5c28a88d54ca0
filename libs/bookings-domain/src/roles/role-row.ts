import { noRoleTickets, type RoleKit, type RoleTickets, type Terms } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { RoleEntity } from './role.entity.js';

export interface NewRole {
  jobId: string;
  name: string;
  skill: string | null;
  positions: number;
  terms: Terms;
  needs?: string[];
  kit?: RoleKit[];
  tickets?: RoleTickets;
  confirmsNext?: boolean;
}

export function newRole(
  { needs = [], kit = [], tickets = noRoleTickets, confirmsNext = false, ...role }: NewRole,
  now: Date,
): RoleEntity {
  return Object.assign(new RoleEntity(), {
    ...role,
    id: newId(),
    filled: 0,
    needs,
    kit,
    tickets,
    confirmsNext,
    removedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<RoleEntity>);
}
