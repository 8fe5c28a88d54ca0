import { ACTION_URL_MAX_LENGTH, isInAppPath } from '@crewcall/contracts-core';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const nextProblem = (value: unknown): string | null =>
  typeof value === 'string' && isInAppPath(value) ? null : 'The next page must be one of CrewCall.';

/** A page of the app to come back to. */
export function NextPage(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, maxLength: ACTION_URL_MAX_LENGTH }),
    IsOptional(),
    Satisfies(nextProblem),
  );
}

/** A random word of a browser. */
export function BrowserKey(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, pattern: '^[0-9a-f]{32}$' }),
    IsOptional(),
    Matches(/^[0-9a-f]{32}$/, { message: 'The key of the browser has 32 hexadecimal digits.' }),
  );
}
