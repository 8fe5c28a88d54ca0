import { Transform } from 'class-transformer';

/** Trims texts; anything else is left for the rules to refuse. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
