import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  emailVerified,
  type EmailVerifiedPayload,
  userChanged,
  type UserChangedPayload,
  userRegistered,
  type UserRegisteredPayload,
} from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from './people.service.js';

@Injectable()
export class PeopleConsumer {
  constructor(private readonly people: PeopleService) {}

  @OnEvent(userChanged)
  async updateUser(changed: UserChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    const displayName = hasName(changed) ? changed.display_name : null;
    await this.people.rememberPerson({
      id: subject_id,
      role: changed.role,
      displayName,
      isMailEnabled: changed.mail_enabled,
      version,
    });
  }

  @OnEvent(userRegistered)
  async addRegisteredUser({ role, email }: UserRegisteredPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.introducePerson(subject_id, role, email);
  }

  @OnEvent(emailVerified)
  async recordVerifiedUser(_verified: EmailVerifiedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.verifyPerson(subject_id);
  }
}

/** The display name of a user without a name is a stand-in, which would read oddly in a sentence. */
const hasName = ({ role, first_name, last_name, company_name }: UserChangedPayload): boolean =>
  Boolean(role === 'recruiter' ? company_name : (first_name ?? last_name));
