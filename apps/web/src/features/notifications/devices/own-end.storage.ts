const place = 'push_end';

/** For whom this device is told, with what was agreed. */
export interface OwnEnd {
  /** The person and the session. */
  owner: string;
  endpoint: string;
  isDiscreet: boolean;
}

/** Where nothing can be stored, nothing is told either: a device that forgets whose it is must not speak. */
export const ownEnd = {
  read(): OwnEnd | null {
    try {
      const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as OwnEnd | null;
      return typeof kept?.owner === 'string' ? kept : null;
    } catch {
      return null;
    }
  },
  keep(end: OwnEnd): void {
    localStorage.setItem(place, JSON.stringify(end));
  },
  drop(): void {
    localStorage.removeItem(place);
  },
};

/** Who was asked on this device. */
export const askedHere = {
  has: (person: string): boolean => localStorage.getItem(`push_asked:${person}`) !== null,
  add: (person: string): void => localStorage.setItem(`push_asked:${person}`, ''),
};
