import { type CallEntity, CallRepository, RoleRepository, wallOf } from '@crewcall/bookings-domain';
import { fieldsOfCall, type SheetContent } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { ownsJob } from '../jobs/job.policy.js';
import { CallSheetMissingError } from './call-sheet.errors.js';
import { SheetFileRepository } from './sheet-file.repository.js';
import { SheetFieldsRepository, type TypedFields } from './sheet-fields.repository.js';

export interface CallOfJob {
  call: CallEntity;
  job: JobEntity;
}

/** The one way from a call to the job that it is of, and to what its sheet would say now. */
@Injectable()
export class SheetOfCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
    private readonly fields: SheetFieldsRepository,
    private readonly files: SheetFileRepository,
  ) {}

  /** @throws DomainError `CALL_SHEET_NOT_FOUND` for a call that was removed or never was */
  async findSheet(callId: string): Promise<CallOfJob> {
    const call = await this.calls.findCall(callId);
    const job = call && (await this.jobs.findJob(call.jobId));
    if (!call || !job) throw new CallSheetMissingError();
    return { call, job };
  }

  /** Held until the transaction ends. To every other company it does not exist. */
  async holdOwn(actor: Actor, callId: string): Promise<CallOfJob> {
    const found = await this.findSheet(callId);
    if (!ownsJob(actor, found.job)) throw new CallSheetMissingError();
    const job = await this.jobs.lockJob(found.job.id);
    const call = await this.calls.findCall(callId);
    if (!job || !call) throw new CallSheetMissingError();
    return { call, job };
  }

  typed({ call, job }: CallOfJob): Promise<TypedFields> {
    return this.fields.findSheetFields(job.id, call.id);
  }

  /** As it would be published now: what follows from job, call and roles, and what was typed. */
  async draft({ call, job }: CallOfJob, { ofJob, ofCall }: TypedFields): Promise<SheetContent> {
    const roles = await this.roles.ofJob(job.id);
    const callsOf = await this.roles.callIdsByRole(roles.map(({ id }) => id));
    const { starts_on, starts_at, ends_on, ends_at } = wallOf(call);
    const files = (await this.files.attachedTo(call.id)).filter(({ state }) => state !== 'blocked');
    return {
      ...fieldsOfCall(ofJob, ofCall),
      title: job.title,
      company: job.company,
      call_name: call.name,
      starts_on,
      starts_at,
      ends_on,
      ends_at,
      place: call.place ?? job.location,
      roles: roles.filter(({ id }) => callsOf.get(id)?.includes(call.id)).map(({ name }) => name),
      ...(files.length > 0 && { attachments: files.map(({ id, name, size, type }) => ({ id, name, size, type })) }),
    };
  }
}
