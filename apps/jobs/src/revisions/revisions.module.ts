import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AnswerRevisionService } from './answer-revision.service.js';
import { AskRevisionsService } from './ask-revisions.service.js';
import { ChangePublisher } from './change-publisher.service.js';
import { DropCallsService } from './drop-calls.service.js';
import { RevisionPublisher } from './revision-publisher.service.js';
import { ReviseJobService } from './revise-job.service.js';
import { TouchedOffersRepository } from './touched-offers.repository.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [
    AskRevisionsService,
    AnswerRevisionService,
    ReviseJobService,
    RevisionPublisher,
    ChangePublisher,
    DropCallsService,
    TouchedOffersRepository,
  ],
  exports: [AnswerRevisionService, AskRevisionsService, DropCallsService, ReviseJobService],
})
export class RevisionsModule {}
