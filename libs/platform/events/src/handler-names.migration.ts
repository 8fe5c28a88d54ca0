import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Handlers were classes once and are methods now. One class name stood in two services, for two handlers. */
const renamed: readonly (readonly [before: string, now: string])[] = [
  ['ActOnModerationDecisions', 'ModeratedAccountsConsumer.applyDecisionToAccount'],
  ['AskCompaniesForRatings', 'RatingNoticesConsumer.notifyCompanyOfRatingRequest'],
  ['CloseConversationsOfPeopleWhoLeave', 'ConversationsConsumer.closeConversationsOfDeletedUser'],
  ['CloseJobsWhenAccountIsDeleted', 'JobsConsumer.closeJobsOfDeletedUser'],
  ['CloseSocketsOfEndedSessions', 'SocketEndingsConsumer.closeSocketsOfRevokedSessions'],
  ['CloseSocketsOfPeopleWhoLeave', 'SocketEndingsConsumer.closeSocketsOfDeletedUser'],
  ['CloseSocketsOfSuspendedPeople', 'SocketEndingsConsumer.closeSocketsOfSuspendedUser'],
  ['CountHiresOnProfiles', 'BookingsConsumer.countHireOnProfile'],
  ['CountSearchesInVain', 'SearchesConsumer.countSearchesWithoutResults'],
  ['CountWhatHappens', 'AnalyticsConsumer.countEvent'],
  ['ForgetCasesOfPeopleWhoLeave', 'ModerationConsumer.removeCasesOfDeletedUser'],
  ['ForgetPeopleWhoLeave', 'NotificationsConsumer.removeNotificationsOfDeletedUser'],
  ['ForgetPeopleWhoLeave', 'PeopleConsumer.forgetDeletedUser'],
  ['ForgetPersonWhenAccountIsDeleted', 'PeopleConsumer.forgetDeletedUser'],
  ['ForgetSendersWhoLeave', 'FeedbackConsumer.removeSenderWhenUserIsDeleted'],
  ['GatherWhenACopyIsAskedFor', 'DataExportConsumer.gatherForExport'],
  ['LogWhatHappens', 'ActivityConsumer.logEvent'],
  ['MarkMessagesReadWhenOpened', 'MessageNoticesConsumer.markNoticesOfConversationRead'],
  ['NotePartsThatWereGathered', 'DataExportConsumer.recordExportPart'],
  ['NotePeopleWhoDealWithEachOther', 'ConversationsConsumer.recordPartiesOfApplication'],
  ['NoteStandingWhenAccountIsSuspendedOrRestored', 'PeopleConsumer.updateStandingOfUser'],
  ['NoteWhatIsDoneToAccounts', 'AuditConsumer.recordAccountAction'],
  ['OpenCasesOfReportedContent', 'ModerationConsumer.openCaseOfReport'],
  ['RememberPeopleWhoChange', 'PeopleConsumer.updateUser'],
  ['RememberPeopleWhoRegister', 'PeopleConsumer.addRegisteredUser'],
  ['RememberWhoVerified', 'PeopleConsumer.recordVerifiedUser'],
  ['RemoveFilesOfPeopleWhoLeave', 'PersonalDataConsumer.removeFilesOfDeletedUser'],
  ['RemoveMessagesAgainstTheRules', 'ModerationConsumer.applyDecisionToMessage'],
  ['RemoveTracesOfPeopleWhoLeave', 'PersonalDataConsumer.removeTracesOfDeletedUser'],
  ['ShowRatingsOnProfiles', 'RatingsConsumer.updateRatingOnProfile'],
  ['StopNamingPeopleWhoLeave', 'ActivityConsumer.removeNamesOfDeletedUser'],
  ['TakeDownJobsAgainstTheRules', 'ModerationConsumer.applyDecisionToJob'],
  ['TellApplicantsWhenAJobChanges', 'JobNoticesConsumer.notifyApplicantsOfChangedJob'],
  ['TellApplicantsWhenAJobCloses', 'JobNoticesConsumer.notifyApplicantsOfClosedJob'],
  ['TellAuthorsOfDecisions', 'ModerationNoticesConsumer.notifyAuthorOfDecision'],
  ['TellCompaniesWhoApplied', 'ApplicationNoticesConsumer.notifyCompanyOfApplication'],
  ['TellCrewHowTheyWereRated', 'RatingNoticesConsumer.notifyCrewOfRating'],
  ['TellPeopleOfMessages', 'MessageNoticesConsumer.notifyRecipientOfMessage'],
  ['TellReportersOfDecisions', 'ModerationNoticesConsumer.notifyReporterOfDecision'],
  ['TellSendersOfAnswers', 'AccountNoticesConsumer.notifySenderOfAnswer'],
  ['TellTheOtherSideOfAnApplication', 'ApplicationNoticesConsumer.notifyOtherSideOfApplication'],
  ['UpdateApplicantCardWhenProfileChanges', 'PeopleConsumer.updateProfileOfUser'],
  ['UpdateNamesWhenAccountChanges', 'PeopleConsumer.updateNamesOfUser'],
  ['WelcomePeopleWhoVerified', 'AccountNoticesConsumer.welcomeVerifiedUser'],
  ['WithdrawApplicationsWhenAccountIsDeleted', 'ApplicationsConsumer.withdrawApplicationsOfDeletedUser'],
];

/** What was dealt with under the name before is dealt with under the name now. The rows of before stay for a way back. */
export class RecordHandlerNames1700000000250 implements MigrationInterface {
  name = 'RecordHandlerNames1700000000250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO inbox (event_id, consumer, received_at)
       SELECT event_id, now_called, received_at
       FROM inbox JOIN unnest($1::text[], $2::text[]) AS renamed (before, now_called) ON consumer = before
       ON CONFLICT DO NOTHING`,
      [renamed.map(([before]) => before), renamed.map(([, now]) => now)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM inbox WHERE consumer = ANY ($1::text[])', [renamed.map(([, now]) => now)]);
  }
}
