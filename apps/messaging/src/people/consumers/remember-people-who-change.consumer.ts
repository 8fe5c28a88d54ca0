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
    await this.people.remember({
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
}
