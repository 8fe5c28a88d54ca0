import { identityPermissions } from '@crewcall/contracts-identity';
import { PublicUrlConfig } from '@crewcall/platform-config';
import type { DatabaseModuleOptions } from '@crewcall/platform-database';
import { IdempotencyModule, idempotencyMigrations } from '@crewcall/platform-idempotency';
import { MailConfig, MailModule } from '@crewcall/platform-mail';
import { personalDataGathered, dataExportRequested } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule } from '@crewcall/platform-personal-data';
import { ScanningConfig, ScanningModule } from '@crewcall/platform-scanning';
import { StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { serviceMigrations, ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { AccountSettingsModule } from './account-settings/account-settings.module.js';
import { AccountDeletionModule } from './account-deletion/account-deletion.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BankDetailsModule } from './bank-details/bank-details.module.js';
import { BootstrapConfig } from './bootstrap/bootstrap.config.js';
import { BootstrapModule } from './bootstrap/bootstrap.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { CompanyProfileEntity } from './companies/company-profile.entity.js';
import { IdentityConfig } from './config.js';
import { ConfirmationsModule } from './confirmations/confirmations.module.js';
import { CrewSearchesModule } from './crew-searches/crew-searches.module.js';
import { DataExportsModule } from './data-export/data-exports.module.js';
import { CvEntity } from './cv/cv.entity.js';
import { CvModule } from './cv/cv.module.js';
import { ExternalSignInConfig } from './external-sign-in/external-sign-in.config.js';
import { ExternalSignInModule } from './external-sign-in/external-sign-in.module.js';
import { FreelancerProfileEntity } from './freelancers/freelancer-profile.entity.js';
import { FreelancersModule } from './freelancers/freelancers.module.js';
import { MailTokenEntity } from './mail-tokens/mail-token.entity.js';
import { KitItemEntity } from './kit/kit-item.entity.js';
import { KitModule } from './kit/kit.module.js';
import { FILES_BUCKET } from './media/stored-file.entity.js';
import { MediaModule } from './media/media.module.js';
import { StoredFileEntity } from './media/stored-file.entity.js';
import { CreateAccounts1764000000000 } from './migrations/1764000000000-create-accounts.js';
import { CreateProfiles1764000100000 } from './migrations/1764000100000-create-profiles.js';
import { CreateAccountSettings1764000250000 } from './migrations/1764000250000-create-account-settings.js';
import { CreateFiles1764000300000 } from './migrations/1764000300000-create-files.js';
import { CreateCrewEntries1764000310000 } from './migrations/1764000310000-create-crew-entries.js';
import { CreateCrewBookings1764000320000 } from './migrations/1764000320000-create-crew-bookings.js';
import { FindUsers1764000330000 } from './migrations/1764000330000-find-users.js';
import { CreateDealings1764000340000 } from './migrations/1764000340000-create-dealings.js';
import { CreateEndedSessions1764000350000 } from './migrations/1764000350000-create-ended-sessions.js';
import { CountCharacters1764000360000 } from './migrations/1764000360000-count-characters.js';
import { CreateProfileViews1764000370000 } from './migrations/1764000370000-create-profile-views.js';
import { CreateAvailabilityDays1764000380000 } from './migrations/1764000380000-create-availability-days.js';
import { KeepBrowserOfMailToken1764000390000 } from './migrations/1764000390000-keep-browser-of-mail-token.js';
import { TakePictureUploads1764000400000 } from './migrations/1764000400000-take-picture-uploads.js';
import { KeepBlockedPeopleApart1765500000000 } from './migrations/1765500000000-keep-blocked-people-apart.js';
import { CreateTickets1766150000000 } from './migrations/1766150000000-create-tickets.js';
import { CreateKit1767100000000 } from './migrations/1767100000000-create-kit.js';
import { PlaceCrew1767200000000 } from './migrations/1767200000000-place-crew.js';
import { LetProfilesBeFound1767300100000 } from './migrations/1767300100000-let-profiles-be-found.js';
import { CheckTickets1767400000000 } from './migrations/1767400000000-check-tickets.js';
import { SayHowFarCrewTravel1768001000000 } from './migrations/1768001000000-say-how-far-crew-travel.js';
import { CountWhoSawTickets1768020100000 } from './migrations/1768020100000-count-who-saw-tickets.js';
import { FindCrewByTicket1768020200000 } from './migrations/1768020200000-find-crew-by-ticket.js';
import { KnowWhoApplied1768020300000 } from './migrations/1768020300000-know-who-applied.js';
import { SaveCrewSearches1768030000000 } from './migrations/1768030000000-save-crew-searches.js';
import { FindCrewByKit1768070000000 } from './migrations/1768070000000-find-crew-by-kit.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { PlacesConfig } from './places/places.config.js';
import { PlacesModule } from './places/places.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileReportsModule } from './profile-reports/profile-reports.module.js';
import { ProofsModule } from './proofs/proofs.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { DocumentsConfig } from './tickets/documents/documents.config.js';
import { TicketEntity } from './tickets/ticket.entity.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { UserEntity } from './users/user.entity.js';
import { UsersAdminModule } from './users-admin/users-admin.module.js';
import { UsersModule } from './users/users.module.js';

export const database: DatabaseModuleOptions = {
  entities: [
    UserEntity,
    SessionEntity,
    MailTokenEntity,
    FreelancerProfileEntity,
    CompanyProfileEntity,
    StoredFileEntity,
    CvEntity,
    TicketEntity,
    KitItemEntity,
  ],
  migrations: [
    ...serviceMigrations,
    ...idempotencyMigrations,
    CreateAccounts1764000000000,
    CreateProfiles1764000100000,
    CreateAccountSettings1764000250000,
    CreateFiles1764000300000,
    CreateCrewEntries1764000310000,
    CreateCrewBookings1764000320000,
    FindUsers1764000330000,
    CreateDealings1764000340000,
    CreateEndedSessions1764000350000,
    CountCharacters1764000360000,
    CreateProfileViews1764000370000,
    CreateAvailabilityDays1764000380000,
    KeepBrowserOfMailToken1764000390000,
    TakePictureUploads1764000400000,
    KeepBlockedPeopleApart1765500000000,
    CreateTickets1766150000000,
    CreateKit1767100000000,
    PlaceCrew1767200000000,
    LetProfilesBeFound1767300100000,
    CheckTickets1767400000000,
    SayHowFarCrewTravel1768001000000,
    CountWhoSawTickets1768020100000,
    FindCrewByTicket1768020200000,
    KnowWhoApplied1768020300000,
    SaveCrewSearches1768030000000,
    FindCrewByKit1768070000000,
  ],
};

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'identity',
      database,
      config: [
        PublicUrlConfig,
        MailConfig,
        StorageConfig,
        IdentityConfig,
        ExternalSignInConfig,
        PlacesConfig,
        ScanningConfig,
        DocumentsConfig,
        BootstrapConfig,
      ],
      permissions: identityPermissions,
    }),
    IdempotencyModule,
    MailModule,
    StorageModule.forRoot({ buckets: [FILES_BUCKET] }),
    ScanningModule,
    PersonalDataModule.forRoot({
      service: 'identity',
      requested: dataExportRequested,
      gathered: personalDataGathered,
    }),
    UsersModule,
    SessionsModule,
    AccountsModule,
    PasswordResetModule,
    AccountSettingsModule,
    PreferencesModule,
    ConfirmationsModule,
    AccountDeletionModule,
    CrewSearchesModule,
    DataExportsModule,
    ExternalSignInModule,
    FreelancersModule,
    AvailabilityModule,
    CompaniesModule,
    ProfileReportsModule,
    ProofsModule,
    BankDetailsModule,
    RatingsModule,
    BookingsModule,
    MediaModule,
    CvModule,
    TicketsModule,
    KitModule,
    PlacesModule,
    AdminsModule,
    UsersAdminModule,
    BootstrapModule,
  ],
})
export class AppModule {}
