import { PeopleKitRepository, type RoleEntity, RoleTicketRepository } from '@crewcall/bookings-domain';
import {
  type BoardCard,
  type BoardQuery,
  type HeldTicket,
  isTicketGoodOn,
  kitMatchOf,
  lastWorkDayOf,
  type TicketCheck,
  ticketChecksIn,
  ticketSightingLimits,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

type Wants = Pick<BoardQuery, 'ticket' | 'ticket_is' | 'kit'>;
type Cards = readonly Pick<BoardCard, 'freelancer_id'>[];

/** Which applicants have the ticket that a company looks for, and the kit that the role asks for. */
@Injectable()
export class BoardWants {
  constructor(
    private readonly tickets: RoleTicketRepository,
    private readonly kit: PeopleKitRepository,
    private readonly clock: Clock,
  ) {}

  /** Null where neither is asked for. */
  async among(companyId: string, cards: Cards, role: RoleEntity | undefined, wants: Wants) {
    if (!wants.ticket && !wants.kit) return null;
    const ids = [...new Set(cards.map(({ freelancer_id }) => freelancer_id))];
    const ticketed = wants.ticket ? await this.withTicket(companyId, ids, role, wants) : ids;
    return new Set(wants.kit && role?.kit.length ? await this.withKit(companyId, ticketed, role) : ticketed);
  }

  /** Tickets that are not shared with the company are as good as none. */
  private async withTicket(companyId: string, ids: string[], role: RoleEntity | undefined, wants: Wants) {
    const checks = ticketChecksIn(wants.ticket_is);
    const day = await this.lastDayOf(role);
    const holders = await this.tickets.holdersAmong(ids, companyId);
    return ids.filter((id) => {
      const holder = holders.get(id);
      return holder?.is_shared && holder.tickets.some((held) => held.kind === wants.ticket && isSo(held, checks, day));
    });
  }

  private async withKit(companyId: string, ids: readonly string[], { kit }: RoleEntity): Promise<string[]> {
    const owned = await this.kit.kitShownTo(companyId, ids);
    return ids.filter((id) => !kitMatchOf(kit, owned.get(id) ?? []).lacks_must);
  }

  private async lastDayOf(role: RoleEntity | undefined): Promise<string> {
    const end = role ? await this.tickets.lastEndOf(role.id) : null;
    return lastWorkDayOf(end ? [end] : []) ?? wallTimeOf(this.clock.now()).day;
  }
}

const isSo = (held: HeldTicket, checks: readonly TicketCheck[], day: string): boolean =>
  (!checks.includes('valid') || isTicketGoodOn(held.expires_on ?? null, day)) &&
  (!checks.includes('verified') || held.state === 'verified' || (held.seen_by ?? 0) >= ticketSightingLimits.shownFrom);
