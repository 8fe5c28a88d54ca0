import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { feedbackPriorities, type FeedbackPriority, type FeedbackType, feedbackTypes } from '@crewcall/contracts-admin';

export class FeedbackReceivedPayload {
  @IsIn(feedbackTypes)
  type!: FeedbackType;

  @IsIn(feedbackPriorities)
  priority!: FeedbackPriority;
}

export class FeedbackAnsweredPayload {
  /** Whom to tell; absent for a sender who was not signed in. */
  @IsOptional()
  @IsUUID()
  sender_id?: string | null;

  @IsString()
  @MaxLength(unitsOf(5000))
  response!: string;
}

/** A user sent feedback; the subject is the feedback. No other service acts on it yet. */
export const feedbackReceived = defineEvent({
  name: 'admin.feedback-received.v1',
  payload: FeedbackReceivedPayload,
  heardBy: [],
});

export const feedbackAnswered = defineEvent({
  name: 'admin.feedback-answered.v1',
  payload: FeedbackAnsweredPayload,
  heardBy: ['notifications'],
});
