import { decisionsOf, type ModerationCase, type ModerationDecision, needsNote } from '@crewcall/contracts-admin';
import { type CaseQueryDto, type DecisionDto, moderationDecided } from '@crewcall/contracts-admin/dto';
import { isRecordId, type Page } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../analytics/tallies.service.js';
import { AuditService } from '../audit/audit.service.js';
import {
  AdminStandsError,
  CaseDecidedError,
  CaseMissingError,
  NobodyToActOnError,
  NotDecidableError,
} from './case.errors.js';
import { presentCase } from './case.presenter.js';
import { CaseRepository, type CaseRow, type NewCase } from './case.repository.js';

/** Reports of messages, profiles and jobs, no-shows and hours in dispute, and what is decided about them. The owners of what was reported act on it. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly cases: CaseRepository,
    private readonly tallies: Tallies,
    private readonly audit: AuditService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  openCase(reported: NewCase): Promise<void> {
    return this.cases.addCase(reported);
  }

  async pageOfCases(query: CaseQueryDto): Promise<Page<ModerationCase>> {
    const { items, total } = await this.cases.pageOfCases(query);
    return { items: await this.present(items), total };
  }

  /**
   * Once, by the administrator who comes first.
   * @throws CaseDecidedError for the others
   * @throws AdminStandsError where identity would not suspend the author
   */
  decideCase(id: string, { decision, note }: DecisionDto, address: string): Promise<ModerationCase> {
    return this.transactions.run(async () => {
      const row = isRecordId(id) ? await this.cases.lockCase(id) : null;
      if (!row) throw new CaseMissingError();
      if (row.decided_at) throw new CaseDecidedError();
      await this.check(row, decision, note);
      await this.cases.decideCase(id, decision, note || null);
      await this.events.publish(moderationDecided, {
        subjectId: id,
        payload: {
          case_id: id,
          decision,
          target: { kind: row.kind, id: row.target_id },
          person_id: row.person_id,
          reporter_id: row.reporter_id,
          note: note || null,
        },
      });
      await this.audit.record({
        deed: `report.${decision}`,
        subject_kind: row.kind,
        subject_id: row.target_id,
        reason: note || null,
        address,
        before: { status: 'open' },
        after: { status: 'decided', decision, case_id: id, person_id: row.person_id },
      });
      const [presented] = await this.present([{ ...row, decision, note: note || null, decided_at: new Date() }]);
      if (!presented) throw new CaseMissingError();
      return presented;
    });
  }

  /** The company took it back: nothing is left to settle. */
  closeDispute(bookingId: string): Promise<void> {
    return this.cases.closeDispute(bookingId);
  }

  forgetUser(userId: string): Promise<void> {
    return this.cases.forgetUser(userId);
  }

  private async check({ kind, person_id }: CaseRow, decision: ModerationDecision, note?: string): Promise<void> {
    if (!decisionsOf(kind).includes(decision) || (needsNote(kind) && !note)) throw new NotDecidableError();
    if ((decision === 'warned' || decision === 'suspended') && !person_id) throw new NobodyToActOnError();
    if (decision === 'suspended' && person_id && (await this.tallies.isAdmin(person_id))) throw new AdminStandsError();
  }

  private async present(rows: CaseRow[]): Promise<ModerationCase[]> {
    const people = rows.flatMap(({ person_id, reporter_id }) => [person_id ?? [], reporter_id ?? []].flat());
    const names = await this.tallies.namesOf([...new Set(people)]);
    return rows.map((row) => presentCase(row, names));
  }
}
