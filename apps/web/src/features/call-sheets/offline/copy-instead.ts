import type { CallSheet } from '@crewcall/contracts-bookings';
import type { ApiFailure } from '@crewcall/web-data-access';
import { copyOf, dropCopy } from './copies.storage';
import { isOutOfReach } from './send-or-keep';

export interface ReadSheet extends CallSheet {
  /** When it was kept on this device, where it comes from there. */
  saved_at?: string;
}

/** The copy on this device, where the network is gone. A sheet that is not there for us any more leaves no copy. */
export async function copyInstead(callId: string, error: ApiFailure): Promise<ReadSheet | null> {
  if (error.status === 404) await dropCopy(callId);
  const copy = isOutOfReach(error) ? await copyOf(callId) : null;
  return copy && { ...copy.sheet, saved_at: copy.savedAt };
}
