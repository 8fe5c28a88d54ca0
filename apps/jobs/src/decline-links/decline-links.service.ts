import { createHash } from 'node:crypto';
import { LinkGoneError, OfferFactsReader, OfferRepository } from '@crewcall/bookings-domain';
import type { DeclineLink } from '@crewcall/contracts-bookings';
import type { DeclineByLinkDto } from '@crewcall/contracts-bookings/dto';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AnswerOfferService } from '../offers/answer-offer.service.js';
import { PeopleService } from '../people/people.service.js';
import { DeclineLinkRepository, type MailedLink } from './decline-link.repository.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links in mails of offers: each declines its own offer once, and does nothing else. */
@Injectable()
export class DeclineLinksService {
  constructor(
    private readonly links: DeclineLinkRepository,
    private readonly offers: OfferRepository,
    private readonly facts: OfferFactsReader,
    private readonly people: PeopleService,
    private readonly answering: AnswerOfferService,
    private readonly transactions: Transactions,
  ) {}

  async keepLink(tokenHash: string, mailed: MailedLink): Promise<void> {
    await this.links.removeExpired();
    await this.links.addDeclineLink(tokenHash, mailed);
  }

  /** Changes nothing: scanners of mail open every link. */
  async readLink(token: string): Promise<DeclineLink> {
    const id = await this.links.findOffer(hashOf(token));
    const offer = id ? await this.offers.findOffer(id) : null;
    if (!offer) throw new LinkGoneError();
    const { role, days, location, is_unnamed } = await this.facts.factsOf(offer);
    const company = is_unnamed ? null : await this.people.findCompanyName(offer.recruiterId);
    return { role_name: role, company, days, location, state: offer.state };
  }

  /** The link is spent with the answer, and only with it. */
  async decline({ token, ...answer }: DeclineByLinkDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const id = await this.links.takeDeclineLink(hashOf(token));
      if (!id) throw new LinkGoneError();
      await this.answering.declineByLink(id, answer);
    });
  }
}
