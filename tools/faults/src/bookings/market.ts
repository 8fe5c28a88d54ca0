import { randomUUID } from 'node:crypto';
import { bookingsRoutes, type MadeOffer, type OfferPathMove, type Role } from '@crewcall/contracts-bookings';
import { type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { type Member, until } from '@crewcall/tools-seed';
import { jobOf } from '../load/chain.js';
import { read, type Request, send, untilAnswered } from '../load/client.js';
import type { Ledger, Outcome } from '../load/ledger.js';

const RESOLVED_WITHIN_MS = 120_000;
const PAUSE_MS = 200;

/** One sending of a move. Sent again it keeps its key. */
export interface MoveAttempt {
  offerId: string;
  move: OfferPathMove;
  key: string;
  result: Outcome;
  status: number | null;
  ackAt: string;
}

/** What people of the drill do, through the gateway. */
export class Market {
  /** Ids of all offers that were made. */
  readonly offered: string[] = [];
  private made = 0;

  constructor(
    private readonly origin: string,
    private readonly ledger: Ledger<MoveAttempt>,
  ) {}

  /** A job on that day with its only role. */
  async role(company: Member, day: number, { confirmsNext = false, positions: wanted = 1 } = {}): Promise<Role> {
    this.made += 1;
    const body = { ...jobOf(`Rigger bookings ${this.made}`, day), positions: wanted };
    const job = await this.get<Job>({ method: 'POST', path: jobRoutes.list, token: company.token, body });
    const [role] = await read<Role[]>(this.origin, company.token, bookingsRoutes.rolesOf(job.id));
    if (!role) throw new Error('The job has no role');
    if (!confirmsNext) return role;
    const { name, positions, terms } = role;
    const saved = { name, positions, terms, confirms_next: true };
    return this.get<Role>({ method: 'PUT', path: bookingsRoutes.role(role.id), token: company.token, body: saved });
  }

  async offer(company: Member, role: Role, person: Member, kind: 'booking' | 'pencil'): Promise<string> {
    const body = { freelancer_ids: [person.id], kind };
    const asked = { method: 'POST', path: bookingsRoutes.offersOf(role.id), token: company.token, body } as const;
    // Jobs hears of new people by event, a moment after they signed up.
    const make = async () => (await this.get<MadeOffer[]>(asked))[0]?.offer;
    const { id } = await until('an offer that can be made', make, RESOLVED_WITHIN_MS, PAUSE_MS);
    this.offered.push(id);
    return id;
  }

  /** Sends a move under one key until it is answered for good. */
  async insist({ token }: Member, offerId: string, move: OfferPathMove, body: object = {}): Promise<Outcome> {
    const key = randomUUID();
    const request = { method: 'PUT', path: bookingsRoutes.offerMove(offerId, move), token, key, body } as const;
    const { result } = await untilAnswered(this.origin, request, ({ status }, outcome) =>
      this.ledger.write({ offerId, move, key, result: outcome, status, ackAt: new Date().toISOString() }),
    );
    return result;
  }

  /** The same for what is no move of an offer. @throws Error when it is refused */
  async make<T>(request: Request): Promise<T> {
    const { answer, result } = await untilAnswered(this.origin, { ...request, key: randomUUID() });
    if (result === 'fail')
      throw new Error(`${request.path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  private async get<T>(request: Request): Promise<T> {
    const { status, body } = await send(this.origin, { ...request, key: randomUUID() });
    if (!status || status >= 300) throw new Error(`${request.path} was answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  }
}
