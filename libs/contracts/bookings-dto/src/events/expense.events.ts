import { type ExpenseKind, expenseKinds, type ExpenseState, expenseStates } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';

export class ExpenseMovedPayload {
  @IsUUID()
  booking_id!: string;

  @IsUUID()
  job_id!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  job_title!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  role!: string;

  @IsString()
  @MaxLength(unitsOf(200))
  company!: string;

  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;

  @IsIn(expenseKinds)
  kind!: ExpenseKind;

  @IsInt()
  @Min(0)
  amount_pence!: number;

  /** Left out of a new one. */
  @IsOptional()
  @IsIn(expenseStates)
  from?: ExpenseState;

  @IsIn(expenseStates)
  to!: ExpenseState;

  /** Submitted ones of the booking that wait for the company, this one among them. */
  @IsOptional()
  @IsInt()
  @Min(1)
  waiting?: number;
}

/** The subject is the expense, `version` its own. What either side wrote stays with it. */
export const expenseMoved = defineEvent({
  name: 'jobs.expense-moved.v1',
  payload: ExpenseMovedPayload,
  heardBy: ['notifications'],
});
