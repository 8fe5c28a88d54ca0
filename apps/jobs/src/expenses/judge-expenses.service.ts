import type { ApproveExpenseRequest, DisputeExpenseRequest, Expense } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ExpenseAccess } from './expense-access.service.js';
import { ExpenseApprovedError, ExpenseDisputedError } from './expense.errors.js';
import { presentExpense } from './expense.presenter.js';
import { ExpensePublisher } from './expense-publisher.service.js';
import { ExpenseRepository } from './expense.repository.js';

/** The company says yes to an expense, or why not; each on its own. */
@Injectable()
export class JudgeExpensesService {
  constructor(
    private readonly access: ExpenseAccess,
    private readonly expenses: ExpenseRepository,
    private readonly publisher: ExpensePublisher,
    private readonly transactions: Transactions,
  ) {}

  /** Also one that it disputed before. */
  approve(actor: Actor, id: string, { version }: ApproveExpenseRequest): Promise<Expense> {
    return this.transactions.run(async () => {
      const { state } = await this.access.holdExpense(actor, id, 'recruiter', version);
      if (state === 'approved') throw new ExpenseApprovedError();
      await this.expenses.decideExpense(id, 'approved', null);
      await this.publisher.publish(id, state);
      return presentExpense(await this.access.readExpense(actor, id));
    });
  }

  dispute(actor: Actor, id: string, { version, reason }: DisputeExpenseRequest): Promise<Expense> {
    return this.transactions.run(async () => {
      const { state } = await this.access.holdExpense(actor, id, 'recruiter', version);
      if (state === 'approved') throw new ExpenseApprovedError();
      if (state === 'disputed') throw new ExpenseDisputedError();
      await this.expenses.decideExpense(id, 'disputed', reason);
      await this.publisher.publish(id, state);
      return presentExpense(await this.access.readExpense(actor, id));
    });
  }
}
