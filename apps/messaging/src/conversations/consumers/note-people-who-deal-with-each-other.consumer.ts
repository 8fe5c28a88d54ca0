import { applicationSubmitted, type ApplicationSubmittedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ConversationsService } from '../conversations.service.js';

@Consumes(applicationSubmitted)
@Injectable()
export class NotePeopleWhoDealWithEachOther implements EventConsumer<typeof applicationSubmitted> {
  constructor(private readonly conversations: ConversationsService) {}

  async handle({ freelancer_id, recruiter_id }: ApplicationSubmittedPayload): Promise<void> {
    await this.conversations.noteDealing(freelancer_id, recruiter_id);
  }
}
