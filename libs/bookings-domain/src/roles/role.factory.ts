import type { Terms } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { RoleEntity } from './role.entity.js';

export interface NewRole {
  jobId: string;
  name: string;
  skill: string | null;
  positions: number;
  terms: Terms;
  needs?: string[];
  confirmsNext?: boolean;
}

export function newRole({ needs = [], confirmsNext = false, ...role }: NewRole, now: Date): RoleEntity {
  return Object.assign(new RoleEntity(), {
    ...role,
    id: newId(),
    filled: 0,
    needs,
    confirmsNext,
    removedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<RoleEntity>);
}
