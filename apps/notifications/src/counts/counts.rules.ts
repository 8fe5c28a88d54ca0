import type { NotificationCategory } from '@crewcall/contracts-notifications';

/** How many there are of a category, read ones too. */
export type StoredCount = `stored_${NotificationCategory}`;
export type CountName = 'stored' | 'unread' | NotificationCategory | StoredCount;

export interface CountsRow extends Record<CountName, number> {
  /** Changes with every change of the person's notifications. A bigint, so a string. */
  revision: string;
}

/** By how much a change moves the counts of one person. */
export type CountsChange = Partial<Omit<CountsRow, 'revision'>>;

/** One more or one fewer unread notification of a category, which may be none. */
export const unreadChange = (by: 1 | -1, category: NotificationCategory | null): CountsChange => ({
  unread: by,
  ...(category ? { [category]: by } : {}),
});

/** So many more or fewer notifications of a category, which may be none, read or not. */
export const storedChange = (by: number, category: NotificationCategory | null): CountsChange => ({
  stored: by,
  ...(category ? { [`stored_${category}`]: by } : {}),
});
