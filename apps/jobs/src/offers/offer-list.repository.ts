import { isCompleted, type OfferEntity } from '@crewcall/bookings-domain';
import { OfferEntity as Offers } from '@crewcall/bookings-domain';
import type { OfferSide, OfferState } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';

export interface OfferFilters {
  states?: OfferState[];
  roleId?: string;
}

/** Offers as people list them. */
@Injectable()
export class OfferListRepository {
  constructor(private readonly database: Database) {}

  /** Those with a deadline first, the nearest of them leading; the rest newest first. */
  async findOffersOf(
    side: OfferSide,
    userId: string,
    filters: OfferFilters,
    page: PageRequest,
  ): Promise<Page<OfferEntity>> {
    const query = this.database
      .of(Offers)
      .createQueryBuilder('offer')
      .where(`offer.${side}Id = :userId`, { userId })
      .orderBy(
        `CASE WHEN offer.state IN ('open', 'held') THEN coalesce(offer.decideBy, offer.answerBy) END`,
        'ASC',
        'NULLS LAST',
      )
      .addOrderBy('offer.id', 'DESC')
      .offset(offsetOf(page))
      .limit(page.page_size);
    if (filters.states) query.andWhere('offer.state IN (:...states)', { states: filters.states });
    if (filters.roleId) query.andWhere('offer.roleId = :roleId', { roleId: filters.roleId });
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  async ladderOf(roleId: string): Promise<OfferEntity[]> {
    const where = [
      { roleId, state: In(['held', 'reserve']) },
      { roleId, state: 'open' as const, slotRank: Not(IsNull()) },
    ];
    const all = await this.database.of(Offers).find({ where, order: { slotRank: 'ASC' }, take: 500 });
    const isReserve = ({ state }: OfferEntity): boolean => state === 'reserve';
    return [...all.filter((offer) => !isReserve(offer)), ...all.filter(isReserve)];
  }

  async countCompletedOf(recruiterId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.bookings b WHERE b.recruiter_id = $1 AND ${isCompleted('b')}`,
      [recruiterId],
    );
    return row?.count ?? 0;
  }
}
