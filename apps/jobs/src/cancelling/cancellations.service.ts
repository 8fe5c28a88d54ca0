import { type BookingEntity, BookingRepository, CallRepository, timesOf } from '@crewcall/bookings-domain';
import { type CancelCost, cancelCostOf, type CancellationKind, type Cancellation } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CancellationFee } from './cancellation-fee.service.js';
import { CancellationRepository } from './cancellation.repository.js';

export interface CancelledCall {
  id: string;
  from: string;
  to: string;
}

export interface Cancelled {
  by: Cancellation['by'];
  reason: string | null;
  kind?: CancellationKind | null;
  /** Whose time is free again. */
  calls: CancelledCall[];
  /** Nothing of the booking stands any more. */
  isWhole: boolean;
}

/** Writes down each cancelling with what it costs: the one place that computes it. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly cancellations: CancellationRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly fee: CancellationFee,
    private readonly clock: Clock,
  ) {}

  /** Newest first, by booking. */
  ofBookings(bookingIds: readonly string[]): Promise<Map<string, Cancellation[]>> {
    return this.cancellations.ofBookings(bookingIds);
  }

  async markPutBack(id: string): Promise<void> {
    await this.fee.withdraw(id);
    await this.cancellations.markPutBack(id);
  }

  /** In the caller's transaction. A crew member who cancels owes nothing by it. */
  async record(
    booking: BookingEntity,
    { by, reason, kind = null, calls, isWhole }: Cancelled,
  ): Promise<CancelCost | null> {
    const cost = by === 'company' && calls.length ? await this.costOf(booking, calls, isWhole) : null;
    const id = await this.cancellations.addCancellation({
      bookingId: booking.id,
      by,
      isWhole,
      callIds: calls.map(({ id }) => id),
      kind,
      reason,
      words: cost?.words ?? null,
      percent: cost?.percent ?? null,
      feePence: cost?.fee_pence ?? null,
    });
    if (cost) await this.fee.owe(booking, id, calls, cost);
    return cost;
  }

  /** By the times that were agreed, which the calls may have left. */
  private async costOf(
    { id, terms }: BookingEntity,
    cancelled: CancelledCall[],
    isWhole: boolean,
  ): Promise<CancelCost> {
    const agreed = new Map(cancelled.map((call) => [call.id, call]));
    const calls = await this.calls.ofIds([...agreed.keys()]);
    const planned = calls.map((call) => ({ ...timesOf(call), ...agreed.get(call.id) }));
    const [all, left, now] = [await this.bookings.countCallsOf(id), await this.bookings.timeOf(id), this.clock.now()];
    const hasBegun = left.some(({ from }) => new Date(from) <= now);
    return cancelCostOf(planned, { all, isWhole, hasBegun }, terms, now);
  }
}

/** What an event says of the cost: figures, never the reason. */
export const costFacts = (cost: CancelCost | null) =>
  cost && {
    notice_h: cost.notice_hours,
    percent: cost.percent,
    ...(cost.fee_pence !== null && { fee_pence: cost.fee_pence }),
  };
