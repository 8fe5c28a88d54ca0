import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userChanged, type UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(userChanged)
@Injectable()
export class RememberPeopleWhoChange implements EventConsumer<typeof userChanged> {
  constructor(private readonly people: PeopleService) {}

  async handle(changed: UserChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    const displayName = hasName(changed) ? changed.display_name : null;
    await this.people.remember({
      id: subject_id,
      role: changed.role,
      displayName,
      isMailEnabled: changed.mail_enabled,
      version,
    });
  }
}

/** The display name of somebody without a name is a stand-in, which would read oddly in a sentence. */
const hasName = ({ role, first_name, last_name, company_name }: UserChangedPayload): boolean =>
  Boolean(role === 'recruiter' ? company_name : (first_name ?? last_name));
