import type { ReviewRow } from '@crewcall/bookings-domain';
import type { OwnReview, ShownReview } from '@crewcall/contracts-bookings';

/** Only of what is shown. */
export const presentShown = (row: ReviewRow & { shown_at: Date }): ShownReview => ({
  ...base(row),
  shown_at: row.shown_at.toISOString(),
});

export const isShown = (row: ReviewRow | undefined): row is ReviewRow & { shown_at: Date } => Boolean(row?.shown_at);

/** For its writer. */
export const presentOwn = (row: ReviewRow): OwnReview => ({
  ...base(row),
  again: row.again,
  shown_at: row.shown_at?.toISOString() ?? null,
});

const base = ({ id, side, stars, parts, text, reply, replied_at, removed_at }: ReviewRow) => ({
  id,
  side,
  stars: removed_at ? null : stars,
  parts,
  text,
  reply,
  replied_at: replied_at?.toISOString() ?? null,
  is_removed: removed_at !== null,
});
