import { ticketSightingLimits } from '@crewcall/contracts-bookings';
import type { WantedTicket } from './crew-directory.repository.js';

const { shownFrom } = ticketSightingLimits;
const isVerified = `(t.state = 'verified' OR (SELECT count(*) FROM ticket_sightings s WHERE s.ticket_id = t.id) >= ${shownFrom})`;

/** Who has a ticket of the kind and shares it with the company that asks. */
export function hasTicketSql(wanted: WantedTicket, bind: (value: unknown) => string): string {
  const { companyId, kind, validOn, isVerified: isVerifiedOnly } = wanted;
  const conditions = [
    `t.kind = ${bind(kind)}`,
    `t.state NOT IN ('rejected', 'withdrawn')`,
    validOn && `(t.expires_on IS NULL OR t.expires_on >= ${bind(validOn)}::date)`,
    isVerifiedOnly && isVerified,
    `(h.audience = 'companies' OR EXISTS (SELECT FROM dealings d
       WHERE d.freelancer_id = t.user_id AND d.recruiter_id = ${bind(companyId)} AND d.has_applied))`,
  ];
  return `user_id IN (SELECT t.user_id FROM tickets t JOIN ticket_holders h USING (user_id)
    WHERE ${conditions.filter(Boolean).join(' AND ')})`;
}
