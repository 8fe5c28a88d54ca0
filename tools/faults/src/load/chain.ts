import { randomUUID } from 'node:crypto';
import { bookingsRoutes, type MadeOffer, type Role } from '@crewcall/contracts-bookings';
import { applicationRoutes, jobRoutes, londonDayOf, type PostJobRequest } from '@crewcall/contracts-jobs';
import type { Member } from '@crewcall/tools-seed';
import type { Request } from './client.js';
import type { Kind } from './ledger.js';
import { DRILL_COMPANY } from './people.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = 7;

/** A step that is about to be sent, the first time or again. */
export interface Step {
  opId: string;
  key: string;
  kind: Kind;
  request: Request;
}

/** The two ways in which a job finds its person. */
const ways = { hiring: ['post', 'apply', 'hire'], offering: ['post', 'offer', 'book'] } as const;

interface Plan {
  company: Member;
  crew: Member;
  /** Of no other chain of this crew. */
  day: number;
  way: keyof typeof ways;
}

/** `day` from a week ahead on: one person is never booked twice on a day. */
export function jobOf(title: string, day: number): PostJobRequest {
  return {
    title,
    company: DRILL_COMPANY,
    type: 'freelance',
    location: 'Leeds',
    rate: '£30 per hour',
    description: 'Posted by a drill, to be hired for within seconds.',
    event_date: londonDayOf(new Date(Date.now() + (FIRST_DAY + day) * DAY_MS)),
    duration_type: 'hours',
    hours: 8,
  };
}

/** One job from its posting to its booking: each step needs what the one before was answered. */
export class Chain {
  private done = 0;
  private id = '';
  private role = '';
  private key = randomUUID();

  constructor(
    readonly title: string,
    private readonly plan: Plan,
  ) {}

  /** Undefined when someone was booked, or a step was refused. */
  get next(): Kind | undefined {
    return ways[this.plan.way][this.done];
  }

  has(kind: Kind): boolean {
    return ways[this.plan.way].some((one) => one === kind);
  }

  step(kind: Kind): Step {
    return { opId: `${this.title} ${kind}`, key: this.key, kind, request: { ...this.requestOf(kind), key: this.key } };
  }

  /** What has to be read before the next step can be asked for. */
  get reading(): Request | undefined {
    if (this.next !== 'offer' || this.role) return undefined;
    return { method: 'GET', path: bookingsRoutes.rolesOf(this.id), token: this.plan.company.token };
  }

  /** What was read of the job: its only role. */
  hear(roles: unknown): void {
    this.role = (roles as Role[])[0]?.id ?? '';
  }

  /** The step was acknowledged with the record that it made; false when that says that nothing was made yet. */
  advance(record: unknown): boolean {
    this.key = randomUUID();
    const made = this.next === 'offer' ? (record as MadeOffer[])[0]?.offer : (record as { id: string });
    if (!made) return false;
    this.id = made.id;
    this.done += 1;
    return true;
  }

  /** The step was refused: nothing of what comes after can be asked. */
  abandon(): void {
    this.done = ways[this.plan.way].length;
  }

  private requestOf(kind: Kind): Request {
    const { id, role } = this;
    const { company, crew, day } = this.plan;
    if (kind === 'post')
      return { method: 'POST', path: jobRoutes.list, token: company.token, body: jobOf(this.title, day) };
    if (kind === 'apply') return { method: 'POST', path: jobRoutes.apply(id), token: crew.token, body: {} };
    if (kind === 'hire') return { method: 'PUT', path: applicationRoutes.accept(id), token: company.token };
    if (kind === 'offer') {
      const body = { freelancer_ids: [crew.id], kind: 'booking' };
      return { method: 'POST', path: bookingsRoutes.offersOf(role), token: company.token, body };
    }
    return { method: 'PUT', path: bookingsRoutes.offerMove(id, 'accept'), token: crew.token, body: {} };
  }
}
