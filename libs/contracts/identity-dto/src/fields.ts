import { MaxCharacters, Satisfies, TrimmedOrNull } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { pictureProblem, isWebAddress, profileLimits, profileTexts } from '@crewcall/contracts-identity';

// Line ends and other control characters would break out of mail subjects and log lines.
const oneLine = /^\P{Cc}*$/u;
const severalLines = /^(?:\P{Cc}|[\r\n\t])*$/u;

function text(maxLength: number, pattern: RegExp): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, required: false, maxLength }),
    TrimmedOrNull(),
    IsOptional(),
    Matches(pattern, { message: '$property must be plain text.' }),
    MaxCharacters(maxLength),
  );
}

/** One optional line of a person's own words; trimmed, and '' means cleared. */
export const ShortText = (maxLength: number): PropertyDecorator => text(maxLength, oneLine);

/** Several optional lines. */
export const LongText = (maxLength: number): PropertyDecorator => text(maxLength, severalLines);

const addressProblem = (value: unknown) => (typeof value === 'string' && isWebAddress(value) ? null : profileTexts.url);

/** An optional link that is safe to show: http or https only. */
export function WebAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: profileLimits.url, format: 'uri' }),
    TrimmedOrNull(),
    IsOptional(),
    Satisfies(addressProblem),
  );
}

/** A picture in a data URL or the address of an uploaded one; that of the present one changes nothing. Null or '' removes it. */
export function Picture(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      required: false,
      description: 'data:image/webp or image/jpeg, or a picture_url',
    }),
    TrimmedOrNull(),
    IsOptional(),
    Satisfies(pictureProblem),
  );
}

/** What was mailed to an account without a password. Anything short passes: whether it is right, the service says. */
export function ConfirmationCode(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, description: 'Of an account without a password.' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\s/g, '') : value)),
    IsOptional(),
    IsString(),
    MaxLength(20),
  );
}

/** The caller's own id, accepted for older clients. */
export function ClaimedId(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, description: 'If sent, it must be the caller.' }),
    IsOptional(),
    MaxLength(64),
  );
}
