import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  userChanged,
  type UserChangedPayload,
  userDeleted,
  type UserDeletedPayload,
  userRegistered,
  type UserRegisteredPayload,
  userRestored,
  userSuspended,
} from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from './people.service.js';

@Injectable()
export class PeopleConsumer {
  constructor(private readonly people: PeopleService) {}

  @OnEvent(userDeleted)
  async forgetDeletedUser({ role }: UserDeletedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.forgetPerson(subject_id, role);
  }

  @OnEvent(userSuspended, userRestored)
  async updateStandingOfUser(_payload: object, { name, subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.standingChanged(subject_id, version, name === userSuspended.name);
  }

  @OnEvent(userChanged)
  async updateUser(changed: UserChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.rememberPerson({
      id: subject_id,
      role: changed.role,
      displayName: changed.display_name,
      firstName: changed.first_name ?? null,
      lastName: changed.last_name ?? null,
      companyName: changed.company_name ?? null,
      avatarUrl: changed.avatar_url ?? null,
      isHidden: changed.visibility === 'hidden',
      version,
    });
  }

  @OnEvent(userRegistered)
  async addRegisteredUser({ role, email }: UserRegisteredPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.introducePerson(subject_id, role, email);
  }
}
