import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { MessageAnswer, SignUpAnswer, SignUpRequest } from '../auth.js';
import { commonPasswordProblem } from '../passwords/common-passwords.js';
import { emailMaxLength, signUpEmailProblem } from '../rules/email.rules.js';
import { passwordPolicy } from '../rules/password.rules.js';
import { chosenRoleProblem, signUpPasswordProblem, termsProblem } from '../rules/sign-up.rules.js';
import { type ChosenRole, chosenRoles } from '../user.js';

export class SignUpDto implements SignUpRequest {
  @ApiProperty({ format: 'email', maxLength: emailMaxLength })
  @Satisfies(signUpEmailProblem)
  email!: string;

  @ApiProperty({ format: 'password', minLength: passwordPolicy.signUpMin, maxLength: passwordPolicy.max })
  @Satisfies((value) => signUpPasswordProblem(value) ?? commonPasswordProblem(value))
  password!: string;

  @ApiProperty({ enum: chosenRoles })
  @Satisfies(chosenRoleProblem)
  role!: ChosenRole;

  @ApiProperty({ required: false, description: 'The form always asks; signing up implies it.' })
  @IsOptional()
  @Satisfies(termsProblem)
  acceptedTerms?: boolean;
}

export class MessageAnswerDto implements MessageAnswer {
  @ApiProperty()
  message!: string;
}

export class SignUpAnswerDto extends MessageAnswerDto implements SignUpAnswer {
  @ApiProperty({ required: false })
  verification_link?: string;
}
