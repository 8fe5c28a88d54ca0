import type { TicketsChangedPayload } from '@crewcall/contracts-identity/dto';
import { Database, Projection } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What this service keeps of people's tickets, beside what else it knows of them. */
@Injectable()
export class CrewTicketRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'people', key: 'user_id', deletedAt: 'deleted_at' });
  }

  async saveCrewTicket(userId: string, version: number, { tickets, shared }: TicketsChangedPayload): Promise<void> {
    const facts = { tickets: JSON.stringify(tickets), tickets_shared: shared };
    await this.saveNewer(userId, version, facts, 'tickets_version');
  }
}
