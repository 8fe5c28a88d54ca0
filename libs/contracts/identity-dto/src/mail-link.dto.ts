import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import {
  type EmailRequest,
  type ResendVerificationRequest,
  type ResetPasswordRequest,
  type VerifyEmailAnswer,
  type VerifyEmailRequest,
  identityErrors,
  forgottenEmailProblem,
  resetPasswordProblem,
  resetPasswordTexts,
} from '@crewcall/contracts-identity';
import { commonPasswordProblem } from '@crewcall/contracts-identity/common-passwords';
import { BrowserKey, NextPage } from './return-wish.js';
import { MessageAnswerDto } from './sign-up.dto.js';
import { UserDto } from './user.dto.js';

const tokenLength = { min: 1, max: 200 } as const;

/** For forgot-password. */
export class EmailDto implements EmailRequest {
  @ApiProperty({ format: 'email' })
  @Satisfies(forgottenEmailProblem)
  email!: string;
}

export class ResendVerificationDto extends EmailDto implements ResendVerificationRequest {
  @NextPage()
  next?: string;

  @BrowserKey()
  browser_key?: string;
}

export class VerificationLinkDto {
  @ApiProperty()
  @IsString({ message: identityErrors.verificationLinkInvalid.message })
  @Length(tokenLength.min, tokenLength.max, { message: identityErrors.verificationLinkInvalid.message })
  token!: string;
}

export class VerifyEmailDto extends VerificationLinkDto implements VerifyEmailRequest {
  @BrowserKey()
  browser_key?: string;
}

export class VerifyEmailAnswerDto extends MessageAnswerDto implements VerifyEmailAnswer {
  @ApiProperty({ type: UserDto, required: false })
  user?: UserDto;

  @ApiProperty({ required: false, description: 'Bearer token, where the browser is the one that signed up.' })
  token?: string;
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
