import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Satisfies } from './satisfies.js';

// Tabs and line ends are text; other control characters are not (a NUL byte cannot even be stored).
const PLAIN = /^(?:\P{Cc}|[\t\r\n])*$/u;

/** Trims texts; anything else is left for the rules to refuse. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** The caller's own id, accepted from clients that send it; see `assertSubject`. */
export const ClaimedId = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description: 'If sent, it must be the caller.' }),
    IsOptional(),
    IsString(),
    MaxLength(64),
  );

interface OptionalTextOptions {
  max: number;
  tooLong: string;
  notPlain: string;
}

/** Free text of any lines; blank means none. */
export const OptionalText = ({ max, tooLong, notPlain }: OptionalTextOptions): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString({ message: notPlain }),
    MaxLength(max, { message: tooLong }),
    Satisfies((value) => (typeof value === 'string' && !PLAIN.test(value) ? notPlain : null)),
  );
