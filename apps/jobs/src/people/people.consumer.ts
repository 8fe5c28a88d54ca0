import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  profileChanged,
  type ProfileChangedPayload,
  userChanged,
  type UserChangedPayload,
  userDeleted,
  userRestored,
  userSuspended,
} from '@crewcall/contracts-identity/dto';
import { blockChanged, type BlockChangedPayload } from '@crewcall/contracts-messaging/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from './people.service.js';

@Injectable()
export class PeopleConsumer {
  constructor(private readonly people: PeopleService) {}

  @OnEvent(blockChanged)
  async keepBlockedPeopleApart(change: BlockChangedPayload, { occurred_at }: EventEnvelope): Promise<void> {
    await this.people.blockChanged({ ...change, at: new Date(occurred_at) });
  }

  @OnEvent(userDeleted)
  async forgetDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.forgetPerson(subject_id);
  }

  @OnEvent(userSuspended, userRestored)
  async updateStandingOfUser(_payload: object, { name, subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.standingChanged(subject_id, version, name === userSuspended.name);
  }

  @OnEvent(profileChanged)
  async updateProfileOfUser(payload: ProfileChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.profileChanged(subject_id, version, payload);
  }

  @OnEvent(userChanged)
  async updateNamesOfUser(payload: UserChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.people.accountChanged(subject_id, version, payload);
  }
}
