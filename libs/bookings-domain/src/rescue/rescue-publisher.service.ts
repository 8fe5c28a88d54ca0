import { rescueChanged, type RescueChangedPayload } from '@crewcall/contracts-bookings/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { RoleEntity } from '../roles/role.entity.js';
import type { RescueEntity } from './rescue.entity.js';
import { RescuePeopleRepository } from './rescue-people.repository.js';

/** Publishes what a cover came to, inside the transaction of the change. */
@Injectable()
export class RescuePublisher {
  constructor(
    private readonly events: Events,
    private readonly people: RescuePeopleRepository,
  ) {}

  async publish(
    rescue: RescueEntity,
    role: RoleEntity,
    what: RescueChangedPayload['what'],
    more: Pick<RescueChangedPayload, 'freelancer_id' | 'miles' | 'raised' | 'person_ids'> = {},
  ): Promise<void> {
    const { id: subjectId, version, jobId: job_id, recruiterId: recruiter_id, state, wave } = rescue;
    await this.events.publish(rescueChanged, {
      subjectId,
      version,
      payload: {
        job_id,
        slot_id: role.id,
        role: role.name,
        recruiter_id,
        first_call_at: rescue.firstCallAt.toISOString(),
        state,
        what,
        wave,
        asked: await this.people.countAsked(rescue.id),
        ...more,
      },
    });
  }
}
