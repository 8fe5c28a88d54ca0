import {
  acknowledgementOf,
  type CallEntity,
  type ReceiptFacts,
  type SheetPerson,
  wallOf,
} from '@crewcall/bookings-domain';
import type { OtherOnCall, ReceiptState, SheetReceipt } from '@crewcall/contracts-bookings';

/** Others who are booked: a first name, and a number only where they share it. */
export function othersOf(people: readonly SheetPerson[], own: SheetPerson, call: CallEntity): OtherOnCall[] {
  const call_time = wallOf(call).starts_at;
  return people
    .filter(({ userId }) => userId !== own.userId)
    .map(({ firstName, role, phone, sharesPhone }) => ({
      first_name: firstName,
      role,
      call_time,
      phone: sharesPhone ? phone : null,
    }));
}

/** The newest version that the person read before this one, which theirs is compared with. */
export const lastReadBefore = ({ receipts }: SheetPerson, version: number): number | null =>
  receipts.findLast((receipt) => receipt.version < version && receipt.read_at !== null)?.version ?? null;

function stateOf(current: ReceiptFacts | undefined, acknowledged: ReceiptFacts | null): ReceiptState {
  if (acknowledged) return 'acknowledged';
  if (!current) return 'not_sent';
  return current.read_at ? 'read' : 'delivered';
}

const timesOf = (current: ReceiptFacts | undefined) => ({
  delivered_at: current?.delivered_at ?? null,
  read_at: current?.read_at ?? null,
});

/** How far the current version came to a person. */
export function receiptOf(
  person: SheetPerson,
  version: number | null,
  countsFrom: number,
): Omit<SheetReceipt, 'attendance'> {
  const current = person.receipts.find((receipt) => receipt.version === version);
  const acknowledged = version === null ? null : acknowledgementOf(person, countsFrom);
  return {
    user_id: person.userId,
    booking_id: person.bookingId,
    name: [person.firstName, person.lastName].filter(Boolean).join(' ') || null,
    role: person.role,
    phone: person.phone,
    from: person.from.toISOString(),
    state: stateOf(current, acknowledged),
    read_version: person.receipts.findLast(({ read_at }) => read_at !== null)?.version ?? null,
    ...timesOf(current),
    acknowledged_at: acknowledged?.acknowledged_at ?? null,
    acknowledged_version: acknowledged?.version ?? null,
    still_on: person.stillOn,
    is_no_show: person.isNoShow,
  };
}
