import {
  type CallEntity,
  CallRepository,
  CoverNotNowError,
  NoDatesError,
  PlacesRepository,
  placesOn,
  RateNeededError,
  type RoleEntity,
  RoleRepository,
  SlotFilledError,
  SlotNotFreeError,
  spanOfRange,
  windowOfCalls,
} from '@crewcall/bookings-domain';
import { coverTimeProblem, rescueLimits, type Terms } from '@crewcall/contracts-bookings';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import type { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { FreeSlotRepository, type LeftBooking } from './free-slot.repository.js';

export interface FreeSlot {
  calls: CallEntity[];
  firstCallAt: Date | null;
  left: LeftBooking | null;
  /** Why no cover may be asked; null when it may. */
  error: DomainError | null;
}

const HOUR_MS = 3_600_000;

/** Whether a slot may be covered: it fell free, and its call is near. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly slots: FreeSlotRepository,
    private readonly clock: Clock,
  ) {}

  async findSlot(job: JobEntity, role: RoleEntity): Promise<FreeSlot> {
    const near = await this.callsAhead(role.id);
    const taken = await this.places.takenPlacesOf(role.id);
    const open = near.filter(({ id }) => placesOn(role, taken, [id]) > 0);
    const calls = open.length ? open : near;
    const left = await this.slots.lastLeft(
      role.id,
      calls.map(({ id }) => id),
    );
    const firstCallAt = calls.length ? windowOfCalls(calls).from : null;
    const isFilled = open.length === 0;
    return { calls, firstCallAt, left, error: this.errorOf(job, role, { left, firstCallAt, isFilled }) };
  }

  /** Those ahead, and one that began within the hour. */
  private async callsAhead(roleId: string): Promise<CallEntity[]> {
    const ids = await this.roles.callIdsOfRole(roleId);
    const since = this.clock.now().getTime() - rescueLimits.afterHours * HOUR_MS;
    return (await this.calls.ofIds(ids)).filter(({ during }) => spanOfRange(during).from.getTime() > since);
  }

  private errorOf(
    job: JobEntity,
    role: RoleEntity,
    { left, firstCallAt, isFilled }: Pick<FreeSlot, 'left' | 'firstCallAt'> & { isFilled: boolean },
  ): DomainError | null {
    if (!firstCallAt) return new NoDatesError();
    const problem = coverTimeProblem(firstCallAt, this.clock.now());
    if (problem) return new CoverNotNowError(problem);
    if (isFilled) return new SlotFilledError();
    if (!left || job.closedReason === 'suspended') return new SlotNotFreeError();
    return role.terms.amount_pence === null ? new RateNeededError() : null;
  }
}

export type Point = { lat: number; lon: number };

/** The call's own, or the one that was looked up for its place. */
export function pointOf(calls: readonly CallEntity[], { lat, lon }: Partial<Point>): Point | null {
  const own = calls.find((call) => call.lat !== null && call.lon !== null);
  if (own) return { lat: own.lat ?? 0, lon: own.lon ?? 0 };
  return lat === undefined || lon === undefined ? null : { lat, lon };
}

/** One rate for all: of a range its lower end, to be raised. */
export const coverTerms = (terms: Terms): Terms => ({ ...terms, mode: 'set', amount_to_pence: null });
