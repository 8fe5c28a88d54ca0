import { BookingRepository } from '@crewcall/bookings-domain';
import { canMoveBooking } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { type Application, applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import type { CancelDto } from '@crewcall/contracts-jobs/dto';
import { type ApplicationEntity, Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { type HireEnd, HiresService } from '../bookings/hires.service.js';
import { assertAhead } from '../cancelling/ahead.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import { ApplicationDecidedError, ApplicationMissingError, BookingOverError } from './application.errors.js';
import { canDecide } from './application.policy.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsService } from './applications.service.js';

@Injectable()
export class CancelBookingService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobRepository,
    private readonly bookings: BookingRepository,
    private readonly hires: HiresService,
    private readonly reading: ApplicationsService,
    private readonly publisher: ApplicationPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a booking back, for a reason that the user who was booked reads. Their position is open again; a job that was
   * closed by it stays closed.
   * @throws BookingOverError after the day of the show: what happened is not undone
   * @throws NotPossibleNowError once a call of the booking has begun
   */
  async cancelBooking(actor: Actor, id: string, { reason }: CancelDto): Promise<Application> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.applications.findApplication(id);
      if (!found || !canDecide(actor, found)) throw new ApplicationMissingError();
      const job = await this.jobs.lockEvenDeleted(found.jobId);
      const application = await this.applications.lockApplication(id);
      if (!application || !job) throw new ApplicationMissingError();
      if (!canMoveApplication('cancel', application.status, 'recruiter')) throw new ApplicationDecidedError();
      await this.assertAhead(job, application);
      await this.cancelHeld(job, application, { reason, by: 'company' });
      return this.reading.getApplication(actor, id);
    });
  }

  /** Job and application are held. Why a crew member left stands with the booking: it is no answer to an application. */
  async cancelHeld(job: JobEntity, application: ApplicationEntity, end: HireEnd): Promise<void> {
    const from = application.status;
    application.status = applicationMoves.cancel.to;
    application.rejectionMessage = end.by === 'company' ? end.reason : null;
    application.cancelledAt = this.clock.now();
    await this.applications.saveApplication(application);
    const booked = await this.hires.cancel(job, application, end);
    await this.jobs.saveJob(job);
    // A booking that took no time has no days to tell of.
    const isTold = Boolean(end.isTold && booked?.calls.length);
    await this.publisher.publishStatusChange(application, from, job.title, { booked, isTold });
  }

  private async assertAhead(job: JobEntity, { id }: ApplicationEntity): Promise<void> {
    const now = this.clock.now();
    if (await this.jobs.isOver(job)) throw new BookingOverError();
    const booking = await this.bookings.ofApplication(id);
    if (booking && canMoveBooking('cancel', booking.state, 'company'))
      assertAhead(await this.bookings.timeOf(booking.id), now);
  }
}
