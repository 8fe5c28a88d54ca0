import { isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, Satisfies } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';

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
  /** Line ends are refused too. */
  oneLine?: boolean;
}

/** Free text; blank means none. */
export function OptionalText({ max, tooLong, notPlain, oneLine }: OptionalTextOptions): PropertyDecorator {
  const isPlain = oneLine ? isPlainLine : isPlainText;
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString({ message: notPlain }),
    MaxCharacters(max, { message: tooLong }),
    Satisfies((value) => (typeof value === 'string' && !isPlain(value) ? notPlain : null)),
  );
}
