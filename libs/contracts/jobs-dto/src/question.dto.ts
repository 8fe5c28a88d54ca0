import {
  type Answer,
  type AnswerRequest,
  type AnswerValue,
  type JobQuestion,
  type QuestionInput,
  type QuestionKind,
  questionKinds,
  questionLimits,
  questionTexts,
} from '@crewcall/contracts-jobs';
import { unitsOf } from '@crewcall/contracts-core';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

const value: ApiPropertyOptions = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] };

export class JobQuestionDto implements JobQuestion {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: questionKinds }) kind!: QuestionKind;
  @ApiProperty({ maxLength: questionLimits.text }) text!: string;
  @ApiProperty({ type: [String] }) choices!: string[];
  @ApiProperty({ description: 'Another answer is marked, and turns no application down.' }) must_be_yes!: boolean;
}

/** Judged as a whole by `questionsProblem`. */
export class QuestionInputDto implements QuestionInput {
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true }) id?: string | null;
  @ApiProperty({ enum: questionKinds }) kind!: QuestionKind;
  @ApiProperty({ maxLength: questionLimits.text }) text!: string;
  @ApiPropertyOptional({ type: [String] }) choices?: string[];
  @ApiPropertyOptional() must_be_yes?: boolean;
}

/** Whether it answers its question is judged with the job at hand. */
const isValue = (sent: unknown): boolean =>
  typeof sent === 'boolean' ||
  typeof sent === 'number' ||
  (typeof sent === 'string' && sent.length <= unitsOf(questionLimits.answer));

export class AnswerRequestDto implements AnswerRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  question_id!: string;

  @ApiProperty(value)
  @Satisfies((sent) => (isValue(sent) ? null : questionTexts.answer))
  value!: AnswerValue;
}

export class AnswerDto implements Answer {
  @ApiProperty({ format: 'uuid' }) question_id!: string;
  @ApiProperty({ enum: questionKinds }) kind!: QuestionKind;
  @ApiProperty({ description: 'As it was asked.' }) question!: string;
  @ApiProperty() must_be_yes!: boolean;
  @ApiProperty(value) value!: AnswerValue;
}
