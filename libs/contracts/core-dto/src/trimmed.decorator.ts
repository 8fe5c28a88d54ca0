import { Transform } from 'class-transformer';

/** Trims texts; anything else is left for the rules to refuse. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** The same, where blank means none. */
export const TrimmedOrNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
