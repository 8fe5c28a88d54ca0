import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import {
  type EmailRequest,
  type ResetPasswordRequest,
  type VerifyEmailRequest,
  identityErrors,
  forgottenEmailProblem,
  resetPasswordProblem,
  resetPasswordTexts,
} from '@crewcall/contracts-identity';
import { commonPasswordProblem } from '@crewcall/contracts-identity/common-passwords';

const tokenLength = { min: 1, max: 200 } as const;

/** For forgot-password and resend-verification. */
export class EmailDto implements EmailRequest {
  @ApiProperty({ format: 'email' })
  @Satisfies(forgottenEmailProblem)
  email!: string;
}

export class VerifyEmailDto implements VerifyEmailRequest {
  @ApiProperty()
  @IsString({ message: identityErrors.verificationLinkInvalid.message })
  @Length(tokenLength.min, tokenLength.max, { message: identityErrors.verificationLinkInvalid.message })
  token!: string;
}

const confirmationRule = (value: unknown) =>
  typeof value === 'string' && value ? null : resetPasswordTexts.confirmRequired;

export class ResetPasswordDto implements ResetPasswordRequest {
  @ApiProperty()
  @IsString({ message: identityErrors.resetLinkInvalid.message })
  @Length(tokenLength.min, tokenLength.max, { message: identityErrors.resetLinkInvalid.message })
  token!: string;

  @ApiProperty({ format: 'password' })
  @Satisfies((value) => resetPasswordProblem(value) ?? commonPasswordProblem(value))
  password!: string;

  @ApiProperty({ format: 'password', description: 'The same again; the service compares them.' })
  @Satisfies(confirmationRule)
  confirmPassword!: string;
}
