import { liveRescueStates, rescueEnd } from '@crewcall/contracts-bookings';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CallRepository } from '../calls/call.repository.js';
import type { Deadline } from '../deadlines/deadline.repository.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import { PlacesRepository, placesOn } from '../roles/places.repository.js';
import { RoleRepository } from '../roles/role.repository.js';
import { EndRescueService } from './end-rescue.service.js';
import { windowOfCalls } from './free-for-calls.js';
import type { RescueEntity } from './rescue.entity.js';
import { RescueRepository } from './rescue.repository.js';
import { type HeldRescue, WaveService } from './wave.service.js';

/** What time does to a cover: the next wave, and its end an hour after the call began. */
@Injectable()
export class WaveClock {
  constructor(
    private readonly rescues: RescueRepository,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly waves: WaveService,
    private readonly ending: EndRescueService,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that took the deadline: killed before it ends, nothing of it happened and it is due again. */
  async keepWave({ kind, subjectId, subjectVersion }: Deadline): Promise<void> {
    const found = await this.rescues.findRescue(subjectId);
    const held = found && (await this.hold(found));
    if (!held || !liveRescueStates.some((state) => state === held.rescue.state)) return;
    const { rescue, role } = held;
    if (kind === 'wave' && rescue.deadlineVersion !== subjectVersion) return;
    if (!(await this.followCalls(held))) return this.ending.end(rescue, role, 'stopped');
    const end = rescueEnd(rescue.firstCallAt);
    if (end <= this.clock.now()) return this.ending.end(rescue, role, 'over');
    if (kind === 'wave') return this.waves.send(held);
    await this.rescues.saveRescue(rescue);
    await this.deadlines.setAt('rescue_over', subjectId, end);
  }

  private async hold({ id, jobId, roleId }: RescueEntity): Promise<HeldRescue | null> {
    const job = await this.jobs.lockEvenDeleted(jobId);
    const role = await this.roles.lockRole(roleId);
    const rescue = await this.rescues.findRescue(id);
    return job && role && rescue ? { job, role, rescue } : null;
  }

  /** Calls may have moved or gone since. False when there is nothing left to cover. */
  private async followCalls({ job, role, rescue }: HeldRescue): Promise<boolean> {
    const worked = await this.roles.callIdsOfRole(role.id);
    const taken = await this.places.takenPlacesOf(role.id);
    const free = rescue.callIds.filter((id) => worked.includes(id) && placesOn(role, taken, [id]) > 0);
    const calls = await this.calls.ofIds(free);
    if (!calls.length || job.deletedAt || role.removedAt) return false;
    // By its company's standing: a job that was filled before keeps that as its reason.
    if (await this.rescues.isLeaderAway(rescue)) return false;
    Object.assign(rescue, { callIds: calls.map(({ id }) => id), firstCallAt: windowOfCalls(calls).from });
    return true;
  }
}
