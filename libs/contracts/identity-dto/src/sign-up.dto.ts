import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import {
  type MessageAnswer,
  type SignUpAnswer,
  type SignUpRequest,
  emailMaxLength,
  signUpEmailProblem,
  passwordPolicy,
  chosenRoleProblem,
  signUpPasswordProblem,
  termsProblem,
  type ChosenRole,
  chosenRoles,
} from '@crewcall/contracts-identity';
import { commonPasswordProblem } from '@crewcall/contracts-identity/common-passwords';
import { BrowserKey, NextPage } from './return-wish.js';

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

  @NextPage()
  next?: string;

  @BrowserKey()
  browser_key?: string;
}

export class MessageAnswerDto implements MessageAnswer {
  @ApiProperty()
  message!: string;
}

export class SignUpAnswerDto extends MessageAnswerDto implements SignUpAnswer {
  @ApiProperty({ required: false })
  verification_link?: string;
}
