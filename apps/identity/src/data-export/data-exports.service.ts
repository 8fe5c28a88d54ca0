import {
  type DataExport,
  type DataExportAnswer,
  dataExportDays,
  type DataExportFile,
  type DataExportStatus,
} from '@crewcall/contracts-identity';
import { dataExportRequested } from '@crewcall/contracts-identity/dto';
import { isRecordId } from '@crewcall/contracts-core';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { ExportBox } from '@crewcall/platform-personal-data';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { DataExportMissingError } from './data-export.errors.js';
import { DataExportRepository, type DataExportRow } from './data-export.repository.js';
import { copyKeyOf } from './data-export.rules.js';
import { makeCopy } from './make-copy.task.js';

/** Gathering reads everything a person ever did: a few times a day is plenty. */
const requests: Limit = { name: 'data-export', points: 3, seconds: 24 * 3600 };
/** A service that does not answer in this time is left out, and the copy says so. */
const PATIENCE_MS = 60 * 60 * 1000;

/** Gathering this long means that something is broken; the person may ask anew. */
const GIVEN_UP_AFTER_MS = 24 * PATIENCE_MS;

const statusOf = ({ status, requested_at }: DataExportRow): DataExportStatus =>
  status === 'gathering' && Date.now() - requested_at.getTime() > GIVEN_UP_AFTER_MS ? 'failed' : status;

const present = (row: DataExportRow): DataExport => ({
  id: row.id,
  status: statusOf(row),
  requested_at: row.requested_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.ready_at ? row.expires_at.toISOString() : null,
  size: row.size === null ? null : Number(row.size),
});

/** Copies of everything the product holds on a person, for that person alone. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly users: UsersService,
    private readonly limits: AttemptLimits,
    private readonly audit: AccountAudit,
    private readonly events: Events,
    private readonly tasks: Tasks,
    private readonly box: ExportBox,
    private readonly transactions: Transactions,
  ) {}

  /** Asking while one is being gathered answers that one. */
  async request(actor: Actor): Promise<DataExportAnswer> {
    const known = await this.exports.newestDataExportOf(actor.id);
    if (known && statusOf(known) === 'gathering') return { data_export: present(known) };
    if (!(await this.users.findById(actor.id))) throw new UserMissingError();
    await this.limits.consume(requests, actor.id);
    return this.transactions.run(async () => {
      const row = await this.exports.addDataExport(actor.id, dataExportRequested.heardBy, dataExportDays);
      await this.audit.record(actor.id, 'data-export-requested');
      await this.events.publish(dataExportRequested, { subjectId: actor.id, payload: { export_id: row.id } });
      await this.tasks.enqueue(makeCopy, { export_id: row.id }, { delayMs: PATIENCE_MS });
      return { data_export: present(row) };
    });
  }

  async newest(actor: Actor): Promise<DataExportAnswer> {
    const row = await this.exports.newestDataExportOf(actor.id);
    return { data_export: row && present(row) };
  }

  async file(actor: Actor, id: string): Promise<DataExportFile> {
    const row = isRecordId(id) ? await this.exports.findDataExport(id) : null;
    const isThere = row?.user_id === actor.id && row.status === 'ready' && row.expires_at > new Date();
    if (!row || !isThere) throw new DataExportMissingError();
    const day = row.requested_at.toISOString().slice(0, 10);
    return { url: await this.box.addressOf(copyKeyOf(row.id), `crewcall-data-${day}.zip`) };
  }
}
