import { type CallEntity, CallRepository, type RoleEntity, RoleRepository } from '@crewcall/bookings-domain';
import type { Chosen } from '@crewcall/contracts-jobs';
import { Injectable } from '@nestjs/common';
import { PlanChangedError } from './application.errors.js';

interface Choice {
  roleIds: readonly string[];
  callIds: readonly string[];
  /** For a rate, which is of roles. */
  isAsking: boolean;
}

interface ChosenPart {
  /** Those applied for; none where no one asks for them. */
  roles: RoleEntity[];
  /** Empty for all of them, so that calls and roles that come later are meant too. */
  roleIds: string[];
  callIds: string[];
  /** As it is shown; null for all of the job. */
  shown: Chosen | null;
}

/** Everything that can be chosen of a job. */
interface Plan {
  roles: RoleEntity[];
  calls: CallEntity[];
}

const whole: ChosenPart = { roles: [], roleIds: [], callIds: [], shown: null };

/** Which part of a job is applied for: 'I can do Thursday and Friday'. */
@Injectable()
export class ChooseCallsService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly calls: CallRepository,
  ) {}

  /**
   * Of a job that is held; looked up only where something is chosen or a rate is asked for.
   * @throws PlanChangedError where something that was chosen is not of the job, or not any more
   */
  async chosenOf(jobId: string, { roleIds, callIds, isAsking }: Choice): Promise<ChosenPart> {
    const isPart = roleIds.length + callIds.length > 0;
    if (!isPart && !isAsking) return whole;
    const [roles, calls] = await Promise.all([this.roles.ofJob(jobId), isPart ? this.calls.ofJob(jobId) : []]);
    const part = { roleIds: partOf(roles, roleIds), callIds: partOf(calls, callIds) };
    const meant = roleIds.length ? roles.filter(({ id }) => roleIds.includes(id)) : roles;
    return { ...part, roles: meant, shown: shownOf({ roles, calls }, part) };
  }
}

/** In the words of `CHOSEN`. */
function shownOf({ roles, calls }: Plan, { roleIds, callIds }: Pick<ChosenPart, 'roleIds' | 'callIds'>): Chosen | null {
  if (!roleIds.length && !callIds.length) return null;
  return {
    roles: roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name),
    calls: calls
      .filter(({ id }) => callIds.includes(id))
      .map(({ id, name, startsOn }) => ({ id, name, starts_on: startsOn })),
    of_calls: calls.length,
  };
}

function partOf(all: readonly { id: string }[], chosen: readonly string[]): string[] {
  if (chosen.some((one) => !all.some(({ id }) => id === one))) throw new PlanChangedError();
  return chosen.length < all.length ? [...chosen] : [];
}
