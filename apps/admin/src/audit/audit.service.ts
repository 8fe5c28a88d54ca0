import { type AuditEntry, auditLimits } from '@crewcall/contracts-admin';
import type { AuditQueryDto } from '@crewcall/contracts-admin/dto';
import type { TimesheetOpenedPayload } from '@crewcall/contracts-bookings/dto';
import type { Page } from '@crewcall/contracts-core';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import type { AccountAdministeredPayload } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { RequestContext } from '@crewcall/platform-observability';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../analytics/tallies.service.js';
import { csvOf } from './audit-csv.js';
import { AuditRepository, type AuditRow } from './audit.repository.js';

/** The user it was done to, where it was one. */
const userOf = ({ subject_kind, subject_id }: AuditRow): string | null => (subject_kind === 'user' ? subject_id : null);

export type RecordedAction = Pick<AuditRow, 'deed' | 'subject_kind' | 'subject_id' | 'before' | 'after'> &
  Partial<Pick<AuditRow, 'reason' | 'address'>>;

/** Who did what, when, from where, and what it was before and after. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly tallies: Tallies,
  ) {}

  /** Part of the ambient transaction; who did it is the actor of the request. */
  record({ reason = null, address = null, ...action }: RecordedAction): Promise<void> {
    const actor_id = RequestContext.current()?.actorId ?? null;
    return this.entries.addAuditEntry({ id: newId(), at: new Date(), actor_id, reason, address, ...action });
  }

  /** What identity did for an administrator, who is the actor of the event. */
  recordAccount(
    { deed, reason, address, before, after }: AccountAdministeredPayload,
    told: EventEnvelope,
  ): Promise<void> {
    return this.entries.addAuditEntry({
      id: told.id,
      at: new Date(told.occurred_at),
      actor_id: told.actor_id,
      deed: `user.${deed}`,
      subject_kind: 'user',
      subject_id: told.subject_id,
      reason: reason ?? null,
      address: address ?? null,
      before,
      after,
    });
  }

  /** Jobs showed an administrator the hours of two others. */
  recordOpening({ reason, address = null }: TimesheetOpenedPayload, told: EventEnvelope): Promise<void> {
    return this.entries.addAuditEntry({
      id: told.id,
      at: new Date(told.occurred_at),
      actor_id: told.actor_id,
      deed: 'timesheet.opened',
      subject_kind: 'timesheet',
      subject_id: told.subject_id,
      reason,
      address,
      before: {},
      after: {},
    });
  }

  async pageOfAudit(query: AuditQueryDto): Promise<Page<AuditEntry>> {
    const { items, total } = await this.entries.pageOfAuditEntries(query);
    return { items: await this.named(items), total };
  }

  /** The newest ten thousand that fit, as a table. */
  async export(query: AuditQueryDto): Promise<string> {
    return csvOf(await this.named(await this.entries.newestAuditEntries(query, auditLimits.exportMax)));
  }

  private async named(rows: AuditRow[]): Promise<AuditEntry[]> {
    const users = rows.flatMap((row) => [row.actor_id ?? [], userOf(row) ?? []].flat());
    const names = await this.tallies.namesOf([...new Set(users)]);
    return rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      actor_name: names.get(row.actor_id ?? '') ?? null,
      subject_name: names.get(userOf(row) ?? '') ?? null,
    }));
  }
}
