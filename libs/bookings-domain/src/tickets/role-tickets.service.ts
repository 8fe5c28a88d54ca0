import {
  hiddenTicketsWords,
  type HeldTicket,
  lastWorkDayOf,
  type MissingTicket,
  missingTickets,
  missingTicketWords,
  mustsAmong,
  type OfferSide,
  type RoleTickets,
  type SeenTicket,
  seenTickets,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { OwnTicketMissingError, TeamTicketMissingError, TheirTicketMissingError } from '../bookings.errors.js';
import { type NeedingRole, RoleTicketRepository, type TicketHolder } from './role-ticket.repository.js';

/** A person on a role of a company. */
export interface OnRole {
  roleId: string;
  freelancerId: string;
  recruiterId: string;
}

/** A role whose needs can be judged, and what of them the person lacks on its last day. */
export interface Judged {
  tickets: RoleTickets;
  lastDay: string;
  missing: MissingTicket[];
  holder: TicketHolder | undefined;
}

/** Whether people have the tickets that a role needs, on the day of its last call and not on that of the question. */
@Injectable()
export class RoleTicketsService {
  constructor(
    private readonly repository: RoleTicketRepository,
    private readonly clock: Clock,
  ) {}

  /** What of the musts is missing, in words, in the order in which they were asked. */
  async warningsOf(asked: readonly OnRole[], side: OfferSide): Promise<string[][]> {
    return (await this.judge(asked)).map((judged) => (judged ? wordsFor(judged, side) : []));
  }

  /** The same to the company, with null where the role must have none: there nothing is missing, and nothing is there. */
  async missingOf(asked: readonly OnRole[]): Promise<(string[] | null)[]> {
    return (await this.judge(asked)).map((judged) =>
      judged?.tickets.needs.some(({ is_must }) => is_must) ? wordsFor(judged, 'recruiter') : null,
    );
  }

  /** A role that books only with valid tickets refuses this person. */
  async refuses(one: OnRole): Promise<boolean> {
    const [judged] = await this.judge([one]);
    return Boolean(judged?.tickets.only_valid && mustsAmong(judged.missing).length);
  }

  /** Who of these people is without a must of the role, whether or not it books only with valid tickets. */
  async lackingOf(role: Omit<OnRole, 'freelancerId'>, freelancerIds: readonly string[]): Promise<Set<string>> {
    const judged = await this.judge(freelancerIds.map((freelancerId) => ({ ...role, freelancerId })));
    return new Set(freelancerIds.filter((_, index) => mustsAmong(judged[index]?.missing ?? []).length));
  }

  /** Null where the role needs none. */
  async judgeOne(one: OnRole): Promise<Judged | null> {
    const [judged] = await this.judge([one]);
    return judged ?? null;
  }

  /**
   * What the company sees of the tickets, to be kept with the booking.
   * @throws OwnTicketMissingError, or its like for another side, when a must is missing and the role books only with valid tickets
   */
  assertGood(judged: Judged | null, one: OnRole, byId: string | null): SeenTicket[] {
    if (!judged) return [];
    const { tickets, missing, lastDay, holder } = judged;
    const musts = mustsAmong(missing);
    if (tickets.only_valid && musts.length) throw errorOf(judged, one, byId);
    return holder?.is_shared ? seenTickets(tickets, missing, lastDay, wallTimeOf(this.clock.now()).day) : [];
  }

  private async judge(asked: readonly OnRole[]): Promise<(Judged | null)[]> {
    const roles = asked.length
      ? await this.repository.rolesNeeding([...new Set(asked.map(({ roleId }) => roleId))])
      : null;
    if (!roles?.size) return asked.map(() => null);
    const holders = new Map<string, Map<string, TicketHolder>>();
    for (const company of new Set(asked.map(({ recruiterId }) => recruiterId))) {
      const people = asked.filter(({ recruiterId }) => recruiterId === company).map(({ freelancerId }) => freelancerId);
      holders.set(company, await this.repository.holdersAmong(people, company));
    }
    return asked.map(({ roleId, freelancerId, recruiterId }) =>
      judgedOf(roles.get(roleId), holders.get(recruiterId)?.get(freelancerId)),
    );
  }
}

function judgedOf(role: NeedingRole | undefined, holder: TicketHolder | undefined): Judged | null {
  const lastDay = role?.ends_at ? lastWorkDayOf([role.ends_at]) : null;
  if (!role || !lastDay) return null;
  const held: HeldTicket[] = holder?.tickets ?? [];
  return { tickets: role.tickets, lastDay, holder, missing: missingTickets(role.tickets, held, lastDay) };
}

function wordsFor({ tickets, lastDay, missing, holder }: Judged, side: OfferSide): string[] {
  const musts = tickets.needs.filter(({ is_must }) => is_must);
  if (side === 'recruiter' && musts.length && holder && !holder.is_shared) return [hiddenTicketsWords(musts, lastDay)];
  return mustsAmong(missing).map((one) => missingTicketWords(one, lastDay));
}

function errorOf({ missing, lastDay, holder }: Judged, { freelancerId, recruiterId }: OnRole, byId: string | null) {
  if (byId === freelancerId) return new OwnTicketMissingError(wordsOf(missing, lastDay));
  if (byId !== recruiterId) return new TeamTicketMissingError();
  // Which one it is, only a company learns that sees their tickets.
  return new TheirTicketMissingError(holder?.first_name ?? null, holder?.is_shared ? wordsOf(missing, lastDay) : []);
}

const wordsOf = (missing: readonly MissingTicket[], lastDay: string): string[] =>
  mustsAmong(missing).map((one) => missingTicketWords(one, lastDay));
