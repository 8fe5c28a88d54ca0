import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import {
  type SessionAnswer,
  type SignInAnswer,
  type SignInRequest,
  signUpEmailProblem,
  signInPasswordProblem,
} from '@crewcall/contracts-identity';
import { UserDto } from './user.dto.js';

export class SignInDto implements SignInRequest {
  @ApiProperty({ format: 'email' })
  @Satisfies(signUpEmailProblem)
  email!: string;

  @ApiProperty({ format: 'password' })
  @Satisfies(signInPasswordProblem)
  password!: string;
}

export class SignInAnswerDto implements SignInAnswer {
  @ApiProperty({ type: UserDto })
  user!: UserDto;

  @ApiProperty({ description: 'Bearer token, 24 hours.' })
  token!: string;
}

export class SessionAnswerDto implements SessionAnswer {
  @ApiProperty({ type: UserDto })
  user!: UserDto;

  @ApiProperty({ required: false, description: 'A fresh token, once the old one has passed half of its life.' })
  token?: string;
}
