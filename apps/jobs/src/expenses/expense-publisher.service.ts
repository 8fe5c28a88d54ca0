import type { ExpenseState } from '@crewcall/contracts-bookings';
import { expenseMoved } from '@crewcall/contracts-bookings/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ExpenseRepository } from './expense.repository.js';

const NAME = 200;

/** Tells both sides of an expense, in the transaction of the change. */
@Injectable()
export class ExpensePublisher {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly events: Events,
  ) {}

  async publish(id: string, from: ExpenseState | null): Promise<void> {
    const { version, job_title, role, company, waiting, to, ...facts } = await this.expenses.factsOf(id);
    await this.events.publish(expenseMoved, {
      subjectId: id,
      version,
      payload: {
        ...facts,
        job_title: job_title.slice(0, NAME),
        role: role.slice(0, NAME),
        company: company.slice(0, NAME),
        ...(from && { from }),
        to,
        ...(to === 'submitted' && { waiting }),
      },
    });
  }
}
