import { ownerHere } from '../../../shared/owner';
import { inDatabase, type KeptTap } from './offline-database';

/** False where it cannot be kept. */
export const keepTap = (tap: Omit<KeptTap, 'owner'>): Promise<boolean> =>
  inDatabase(async (database) => {
    const owner = ownerHere();
    if (owner) await database.put('taps', { ...tap, owner });
    return owner !== null;
  }, false);

export const dropTap = (key: string): Promise<void> =>
  inDatabase((database) => database.delete('taps', key), undefined);

/** Of the session that this browser holds, in the order of the taps. */
export const keptTaps = (callId?: string): Promise<KeptTap[]> =>
  inDatabase(async (database) => {
    const owner = ownerHere();
    const own = (await database.getAll('taps')).filter((tap) => tap.owner === owner);
    return own
      .filter((tap) => callId === undefined || tap.callId === callId)
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }, []);

/** One window at a time sends, and none while another is about to. */
export const whileSending = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? await navigator.locks.request('taps', () => work()) : work();
