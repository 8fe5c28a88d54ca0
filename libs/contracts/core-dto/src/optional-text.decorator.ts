import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters } from './max-characters.decorator.js';
import { Satisfies } from './satisfies.decorator.js';
import { TrimmedOrNull } from './trimmed.decorator.js';

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
    TrimmedOrNull(),
    IsOptional(),
    IsString({ message: notPlain }),
    MaxCharacters(max, { message: tooLong }),
    Satisfies((value) => (typeof value === 'string' && !isPlain(value) ? notPlain : null)),
  );
}
