import type { AdminAction } from '@crewcall/contracts-identity';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type AuditedChange =
  | 'role-changed'
  | 'password-changed'
  | 'password-set'
  | 'provider-linked'
  | 'data-export-requested'
  | 'account-deleted'
  | 'ticket-document-opened'
  | 'ticket-verified'
  | 'ticket-rejected'
  | 'ticket-withdrawn'
  | AdminAction;

/** What happened to an account, for its owner and for the administrator who has to find out. No addresses, no names. */
@Injectable()
export class AccountAudit {
  constructor(private readonly database: Database) {}

  /** Part of the ambient transaction. */
  async record(userId: string, what: AuditedChange, facts: object = {}): Promise<void> {
    await this.database.query('INSERT INTO account_audit (id, user_id, what, facts) VALUES ($1, $2, $3, $4)', [
      newId(),
      userId,
      what,
      JSON.stringify(facts),
    ]);
  }
}
