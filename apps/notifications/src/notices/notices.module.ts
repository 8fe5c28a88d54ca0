import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AskCompaniesForRatings } from './consumers/ask-companies-for-ratings.consumer.js';
import { MarkMessagesReadWhenOpened } from './consumers/mark-messages-read-when-opened.consumer.js';
import { TellApplicantsWhenAJobChanges } from './consumers/tell-applicants-when-a-job-changes.consumer.js';
import { TellApplicantsWhenAJobCloses } from './consumers/tell-applicants-when-a-job-closes.consumer.js';
import { TellAuthorsOfDecisions } from './consumers/tell-authors-of-decisions.consumer.js';
import { TellCompaniesWhoApplied } from './consumers/tell-companies-who-applied.consumer.js';
import { TellCrewHowTheyWereRated } from './consumers/tell-crew-how-they-were-rated.consumer.js';
import { TellPeopleOfMessages } from './consumers/tell-people-of-messages.consumer.js';
import { TellReportersOfDecisions } from './consumers/tell-reporters-of-decisions.consumer.js';
import { TellSendersOfAnswers } from './consumers/tell-senders-of-answers.consumer.js';
import { TellTheOtherSideOfAnApplication } from './consumers/tell-the-other-side-of-an-application.consumer.js';
import { WelcomePeopleWhoVerified } from './consumers/welcome-people-who-verified.consumer.js';

/** Which event tells whom what: one consumer each, the words in the contract. */
@Module({
  imports: [NotificationsModule, PeopleModule],
  providers: [
    TellCompaniesWhoApplied,
    TellTheOtherSideOfAnApplication,
    TellApplicantsWhenAJobCloses,
    TellApplicantsWhenAJobChanges,
    AskCompaniesForRatings,
    TellCrewHowTheyWereRated,
    WelcomePeopleWhoVerified,
    TellAuthorsOfDecisions,
    TellPeopleOfMessages,
    MarkMessagesReadWhenOpened,
    TellSendersOfAnswers,
    TellReportersOfDecisions,
  ],
})
export class NoticesModule {}
