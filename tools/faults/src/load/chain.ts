import { randomUUID } from 'node:crypto';
import { applicationRoutes, jobRoutes, londonDayOf, type PostJobRequest } from '@crewcall/contracts-jobs';
import type { Member } from '@crewcall/tools-seed';
import type { Request } from './client.js';
import { type Kind, kinds } from './ledger.js';
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

let days = 0;

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

/** One job from its posting to its hire: each step needs what the one before was answered. */
export class Chain {
  private done = 0;
  private id = '';
  private key = randomUUID();
  /** Of all chains of all drills, which share their crew. */
  private readonly day = (days += 1);

  constructor(
    readonly title: string,
    readonly company: Member,
    readonly crew: Member,
  ) {}

  /** Undefined when someone was hired, or a step was refused. */
  get next(): Kind | undefined {
    return kinds[this.done];
  }

  step(kind: Kind): Step {
    return { opId: `${this.title} ${kind}`, key: this.key, kind, request: { ...this.requestOf(kind), key: this.key } };
  }

  /** The step was acknowledged with the record that it made. */
  advance(record: unknown): void {
    this.id = (record as { id: string }).id;
    this.key = randomUUID();
    this.done += 1;
  }

  /** The step was refused: nothing of what comes after can be asked. */
  abandon(): void {
    this.done = kinds.length;
  }

  private requestOf(kind: Kind): Request {
    const { company, crew, id } = this;
    if (kind === 'post')
      return { method: 'POST', path: jobRoutes.list, token: company.token, body: jobOf(this.title, this.day) };
    if (kind === 'apply') return { method: 'POST', path: jobRoutes.apply(id), token: crew.token, body: {} };
    return { method: 'PUT', path: applicationRoutes.accept(id), token: company.token };
  }
}
