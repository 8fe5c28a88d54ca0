import { DeadlineSetter, PendingDecisionRepository } from '@crewcall/bookings-domain';
import {
  type BoardColumn,
  cardMoveOf,
  filledText,
  type MovedCard,
  REJECT_GRACE_MS,
  SHORTLIST_GRACE_MS,
} from '@crewcall/contracts-bookings';
import { applicantBoardChanged, type MoveCardDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { type ApplicationEntity, Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ApplicantsService } from '../applications/applicants.service.js';
import { CardMovedError, CardStaysError, NothingToTakeBackError } from './applicant-board.errors.js';
import { columnOfRow } from './board-card.presenter.js';
import { type BoardRow, BoardRowRepository } from './board-row.repository.js';

/** Moves one card. The application is held meanwhile: of two moves at once the second learns where the card is. */
@Injectable()
export class MoveCardService {
  constructor(
    private readonly applicants: ApplicantsService,
    private readonly rows: BoardRowRepository,
    private readonly pending: PendingDecisionRepository,
    private readonly deadlines: DeadlineSetter,
    private readonly jobs: JobRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async moveCard(actor: Actor, id: string, { from, to, message }: MoveCardDto): Promise<MovedCard> {
    return this.transactions.run(async () => {
      const { application, row, column } = await this.hold(actor, id);
      if (column !== from) throw new CardMovedError(row.first_name, column);
      this.assertPossible(column, to);
      if (to === 'no') return this.decideLater(application, row, 'reject', message ?? null);
      await this.applicants.advanceApplicant(actor, id, to === 'reviewed' ? 'review' : 'shortlist');
      return { application_id: id, column: to, takes_back_until: null };
    });
  }

  /** From wherever the card is, as one of many; the person is told once it can no longer be undone. */
  async decideCard(actor: Actor, id: string, move: 'shortlist' | 'reject', message: string | null): Promise<MovedCard> {
    return this.transactions.run(async () => {
      const { application, row, column } = await this.hold(actor, id);
      this.assertPossible(column, move === 'reject' ? 'no' : 'shortlisted');
      return this.decideLater(application, row, move, message);
    });
  }

  /** @throws NothingToTakeBackError once it was sent */
  async takeBack(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      const { application, row } = await this.hold(actor, id);
      if (!row.pending_move) throw new NothingToTakeBackError();
      await this.pending.removePendingDecision(id);
      await this.publish(application);
    });
  }

  private async hold(actor: Actor, id: string) {
    const application = await this.applicants.lockOwn(actor, id);
    // A decision that falls due meanwhile waits, or is done already.
    if (isRecordId(id)) await this.pending.lockPendingDecision(id);
    const row = await this.rows.rowOf(application.jobId, actor.id, id);
    if (!row) throw this.applicants.missing();
    return { application, row, column: columnOfRow(row) };
  }

  private assertPossible(from: BoardColumn, to: BoardColumn): void {
    const answer = cardMoveOf(from, to);
    if ('problem' in answer) throw new CardStaysError(answer.problem);
  }

  private async decideLater(
    application: ApplicationEntity,
    row: BoardRow,
    move: 'shortlist' | 'reject',
    message: string | null,
  ): Promise<MovedCard> {
    const grace = move === 'reject' ? REJECT_GRACE_MS : SHORTLIST_GRACE_MS;
    const dueAt = new Date(this.clock.now().getTime() + grace);
    const { id: applicationId, version: applicationVersion, jobId } = application;
    const job = message ? await this.jobs.findEvenDeleted(jobId) : null;
    const text = message && filledText(message, { firstName: row.first_name, job: job?.title ?? '' });
    await this.pending.setPendingDecision({ applicationId, move, message: text, applicationVersion, dueAt });
    await this.deadlines.setAt('decide', applicationId, dueAt);
    await this.publish(application);
    const column = move === 'reject' ? 'no' : 'shortlisted';
    return { application_id: applicationId, column, takes_back_until: dueAt.toISOString() };
  }

  private async publish({ id: subjectId, version, jobId, recruiterId }: ApplicationEntity): Promise<void> {
    const payload = { job_id: jobId, recruiter_id: recruiterId };
    await this.events.publish(applicantBoardChanged, { subjectId, version, payload });
  }
}
