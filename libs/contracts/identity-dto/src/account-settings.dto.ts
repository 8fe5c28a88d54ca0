import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  type ChangePasswordRequest,
  type UpdateAccountAnswer,
  type UpdateAccountRequest,
  newPasswordProblem,
  oldPasswordProblem,
  profileLimits,
  type ChosenRole,
  chosenRoles,
} from '@crewcall/contracts-identity';
import { commonPasswordProblem } from '@crewcall/contracts-identity/common-passwords';
import { ClaimedId, ConfirmationCode, ShortText } from './fields.js';
import { UserDto } from './user.dto.js';

export class UpdateAccountDto implements UpdateAccountRequest {
  @ShortText(profileLimits.name)
  first_name?: string | null;

  @ShortText(profileLimits.name)
  last_name?: string | null;

  @ShortText(profileLimits.companyName)
  company_name?: string | null;

  // Any text passes here: asking to become an administrator is answered with 403 by the policy, not with 400.
  @ApiProperty({ enum: chosenRoles, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  role?: ChosenRole;
}

export class UpdateAccountAnswerDto implements UpdateAccountAnswer {
  @ApiProperty({ type: UserDto })
  user!: UserDto;

  @ApiProperty({ required: false, description: 'Present when the role changed.' })
  token?: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @ClaimedId()
  userId?: string;

  @ApiProperty({ format: 'password', required: false, description: 'Of an account that has a password.' })
  @IsOptional()
  @Satisfies(oldPasswordProblem)
  oldPassword?: string;

  @ConfirmationCode()
  code?: string;

  @ApiProperty({ format: 'password' })
  @Satisfies((value) => newPasswordProblem(value) ?? commonPasswordProblem(value))
  newPassword!: string;
}
