import type { CallContact } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { CallContactRepository } from './call-contact.repository.js';

/** One's own telephone for the day of a call, and who besides the company reads it. */
@Injectable()
export class CallContactService {
  constructor(private readonly contacts: CallContactRepository) {}

  contactOf({ id }: Actor): Promise<CallContact> {
    return this.contacts.findCallContact(id);
  }

  async saveContact({ id }: Actor, { phone, shares_phone }: CallContact): Promise<CallContact> {
    await this.contacts.saveCallContact(id, { phone, shares_phone: shares_phone && phone !== null });
    return this.contacts.findCallContact(id);
  }
}
