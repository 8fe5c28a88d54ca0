import { type RoleEntity, RoleRepository } from '@crewcall/bookings-domain';
import type { ApplicantBoard, BoardQuery, BoardTimes, Point } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { plainJobId } from '@crewcall/contracts-jobs';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { JobMissingError } from '../jobs/job.errors.js';
import { ownsJob } from '../jobs/job.policy.js';
import { applicantsCsvOf } from './applicants-csv.js';
import { BoardWants } from './board-wants.service.js';
import { presentCard } from './board-card.presenter.js';
import { columnsOf, passes } from './board-page.rules.js';
import { CardDetailsRepository } from './card-details.repository.js';
import { CardMatchesService } from './card-matches.service.js';
import { type BoardRow, BoardRowRepository } from './board-row.repository.js';
import { StageTimesRepository } from './stage-times.repository.js';

/** The applicants of a job by how far they have come. It reads applications and offers, and owns no state. */
@Injectable()
export class ApplicantBoardService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
    private readonly rows: BoardRowRepository,
    private readonly availability: AvailabilityService,
    private readonly times: StageTimesRepository,
    private readonly details: CardDetailsRepository,
    private readonly matches: CardMatchesService,
    private readonly wants: BoardWants,
  ) {}

  /** @throws JobMissingError to every other company, as for a job that never was */
  async read(actor: Actor, jobId: string, query: BoardQuery): Promise<ApplicantBoard> {
    const job = await this.own(actor, jobId);
    const own = await this.rows.pointOf(job.id);
    const { cards, role, roles } = await this.cardsOf(actor, job, own ?? pointOf(query), query.role);
    const wanted = await this.wants.among(actor.id, cards, role, query);
    const columns = columnsOf(
      cards.filter((card) => passes(card, query) && (wanted?.has(card.freelancer_id) ?? true)),
      query,
    );
    const page = columns.flatMap((column) => column.cards);
    await Promise.all([this.details.fillCards(page), this.matches.fill(actor.id, page, roles, role)]);
    const shown = page.filter((card) => card.calls);
    await this.availability.noteLooksToday(
      actor.id,
      shown.map((card) => card.freelancer_id),
    );
    const { id: job_id, title: job_title, location } = job;
    return { job_id, job_title, location, has_point: own !== null, total: cards.length, columns };
  }

  /** All applicants as a table for a spreadsheet. */
  async csv(actor: Actor, jobId: string): Promise<string> {
    const job = await this.own(actor, jobId);
    const { cards } = await this.cardsOf(actor, job, null);
    await this.details.fillCards(cards);
    return applicantsCsvOf(cards);
  }

  async readTimes(actor: Actor, jobId: string): Promise<BoardTimes> {
    return this.times.timesOf((await this.own(actor, jobId)).id, actor.id);
  }

  private async cardsOf(actor: Actor, job: JobEntity, point: Point | null, roleId?: string) {
    const [rows, roles] = await Promise.all([this.rows.rowsOf(job.id, actor.id), this.roles.ofJob(job.id)]);
    const role = roles.find(({ id }) => id === roleId) ?? roles.find(({ open }) => open > 0) ?? roles[0];
    const calls = await this.wordsOf(actor, rows, role);
    const context = { skills: skillsOf(job, role), calls, pay: payOf(role), point };
    return { cards: rows.map((row) => presentCard(row, context)), role, roles };
  }

  private async own(actor: Actor, jobId: string): Promise<JobEntity> {
    const job = await this.jobs.findJob(plainJobId(jobId));
    if (!job || !ownsJob(actor, job)) throw new JobMissingError();
    return job;
  }

  private async wordsOf(actor: Actor, rows: BoardRow[], role: RoleEntity | undefined) {
    if (!role) return new Map();
    const callIds = await this.roles.callIdsOfRole(role.id);
    return this.availability.wordsOnCalls(
      actor.id,
      rows.map(({ freelancer_id }) => freelancer_id),
      callIds,
    );
  }
}

const skillsOf = (job: JobEntity, role: RoleEntity | undefined): string[] => [
  ...new Set([...job.skills, ...(role?.skill ? [role.skill] : [])].map((skill) => skill.toLowerCase())),
];

const pointOf = ({ lat, lon }: BoardQuery): Point | null =>
  lat === undefined || lon === undefined ? null : { lat, lon };

function payOf(role: RoleEntity | undefined) {
  const { amount_pence, amount_to_pence, basis } = role?.terms ?? {};
  const pence = amount_to_pence ?? amount_pence;
  return pence && basis ? { pence, basis } : null;
}
