import { CallRepository, type RoleEntity, RoleRepository } from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';
import { PlanChangedError } from './application.errors.js';

interface ChosenPart {
  /** Those applied for. */
  roles: RoleEntity[];
  /** Empty for all of them, so that calls and roles that come later are meant too. */
  roleIds: string[];
  callIds: string[];
}

/** Which part of a job is applied for: 'I can do Thursday and Friday'. */
@Injectable()
export class ChooseCallsService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly calls: CallRepository,
  ) {}

  /** @throws PlanChangedError where something that was chosen is not of the job, or not any more */
  async chosenOf(jobId: string, roleIds: readonly string[], callIds: readonly string[]): Promise<ChosenPart> {
    const [roles, calls] = await Promise.all([this.roles.ofJob(jobId), callIds.length ? this.calls.ofJob(jobId) : []]);
    return {
      roles: roleIds.length ? roles.filter(({ id }) => roleIds.includes(id)) : roles,
      roleIds: partOf(roles, roleIds),
      callIds: partOf(calls, callIds),
    };
  }
}

function partOf(all: readonly { id: string }[], chosen: readonly string[]): string[] {
  if (chosen.some((one) => !all.some(({ id }) => id === one))) throw new PlanChangedError();
  return chosen.length < all.length ? [...chosen] : [];
}
