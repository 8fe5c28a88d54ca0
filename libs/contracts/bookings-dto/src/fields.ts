import { OptionalText as OptionalTextOf } from '@crewcall/contracts-core/dto';

const notPlain = 'Please use plain text.';

/** One line of text; blank means none. */
export const OptionalLine = (max: number, tooLong: string): PropertyDecorator =>
  OptionalTextOf({ max, tooLong, notPlain, oneLine: true });

/** Text of several lines; blank means none. */
export const OptionalText = (max: number, tooLong: string): PropertyDecorator =>
  OptionalTextOf({ max, tooLong, notPlain });
