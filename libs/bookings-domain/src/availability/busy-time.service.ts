import { type PersonTime, type Stretch, takenTimeOf, wordOfCall } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import type { CallEntity } from '../calls/call.entity.js';
import { spanOfRange } from '../time/range.js';
import { PersonTimeRepository } from './person-time.repository.js';

/** What people said of their own time: it refuses nothing, but they are asked. */
@Injectable()
export class BusyTimeService {
  constructor(private readonly times: PersonTimeRepository) {}

  async showsBusy(freelancerId: string, calls: readonly CallEntity[]): Promise<boolean> {
    return (await this.busyOf([{ freelancerId, calls }]))[0] ?? false;
  }

  /** In the order in which they were asked, with as many statements as for one. */
  async busyOf(asked: { freelancerId: string; calls: readonly CallEntity[] }[]): Promise<boolean[]> {
    const stretches = asked.map(({ calls }) => calls.map(stretchOf));
    const all = stretches.flat();
    if (!all.length) return asked.map(() => false);
    const from = new Date(Math.min(...all.map(([start]) => start)));
    const to = new Date(Math.max(...all.map(([, end]) => end)));
    const people = await this.times.readTime([...new Set(asked.map(({ freelancerId }) => freelancerId))], { from, to });
    return asked.map(({ freelancerId }, index) => isTaken(people.get(freelancerId), stretches[index] ?? []));
  }
}

function stretchOf({ during }: CallEntity): Stretch {
  const { from, to } = spanOfRange(during);
  return [from.getTime(), to.getTime()];
}

/** Bookings are guarded by the database, and pencils may meet. */
function isTaken(person: PersonTime | undefined, stretches: Stretch[]): boolean {
  if (!person) return false;
  const said = takenTimeOf({ ...person, booked: [], pencilled: [] });
  return stretches.some((stretch) => ['busy', 'partly'].includes(wordOfCall(said, stretch).word));
}
