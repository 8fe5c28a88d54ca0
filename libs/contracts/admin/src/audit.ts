import type { PageQuery } from '@crewcall/contracts-core';

/** One action of an administrator. Nothing ever changes or removes it. */
export interface AuditEntry {
  id: string;
  at: string;
  actor_id: string | null;
  /** As they are called now; null for the system, an operator at the machine, or the user who has left. */
  actor_name: string | null;
  /** Such as `feedback.answered` or `user.suspended`. */
  deed: string;
  subject_kind: string;
  subject_id: string;
  /** As a user it was done to is called now; null for anything else, and for the user who has left. */
  subject_name: string | null;
  reason: string | null;
  /** The network address it was done from. */
  address: string | null;
  before: object;
  after: object;
}

export interface AuditQuery extends PageQuery {
  /** Part of an action or a reason, or a whole id. */
  search?: string;
  /** ISO 8601 days, both included. */
  from?: string;
  to?: string;
}

export const auditLimits = { searchMax: 100, exportMax: 10_000 } as const;
