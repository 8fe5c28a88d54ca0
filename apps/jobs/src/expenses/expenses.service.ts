import {
  type AddExpenseRequest,
  type Expense,
  expenseDayProblem,
  expenseFiguresOf,
  expenseLimits,
  type SaveExpenseRequest,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { ExpenseAccess } from './expense-access.service.js';
import { ExpenseApprovedError, TooManyExpensesError } from './expense.errors.js';
import { presentExpense } from './expense.presenter.js';
import {
  type ExpenseBooking,
  type ExpenseColumns,
  ExpenseRepository,
  type StoredExpense,
} from './expense.repository.js';
import { ExpensePublisher } from './expense-publisher.service.js';
import { ReceiptsService } from './receipts.service.js';

/** Crew note what they paid for a booking; the company sees it at once. */
@Injectable()
export class ExpensesService {
  constructor(
    private readonly access: ExpenseAccess,
    private readonly expenses: ExpenseRepository,
    private readonly receipts: ReceiptsService,
    private readonly publisher: ExpensePublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async listOf(actor: Actor, bookingId: string): Promise<Expense[]> {
    const booking = await this.access.bookingOfParty(actor, bookingId);
    return (await this.expenses.ofBooking(booking.id)).map(presentExpense);
  }

  add(actor: Actor, { booking_id, ...input }: AddExpenseRequest): Promise<Expense> {
    return this.transactions.run(async () => {
      const booking = await this.access.holdOwn(actor, booking_id);
      if ((await this.expenses.countExpensesOf(booking.id)) >= expenseLimits.expenses) throw new TooManyExpensesError();
      const id = newId();
      await this.expenses.addExpense(id, booking, await this.columnsOf(booking, input, null));
      await this.publisher.publish(id, null);
      return presentExpense(await this.access.readExpense(actor, id));
    });
  }

  /** Also one that is disputed: it is submitted again. */
  change(actor: Actor, id: string, input: SaveExpenseRequest): Promise<Expense> {
    return this.transactions.run(async () => {
      const { booking_id, receipt_id, state } = await this.holdOpen(actor, id);
      const booking = await this.access.holdOwn(actor, booking_id);
      await this.expenses.changeExpense(id, await this.columnsOf(booking, input, receipt_id));
      await this.publisher.publish(id, state);
      return presentExpense(await this.access.readExpense(actor, id));
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.holdOpen(actor, id);
      await this.expenses.removeExpense(id);
    });
  }

  private async holdOpen(actor: Actor, id: string): Promise<StoredExpense> {
    const expense = await this.access.holdExpense(actor, id, 'freelancer');
    if (expense.state === 'approved') throw new ExpenseApprovedError();
    return expense;
  }

  private async columnsOf(
    booking: ExpenseBooking,
    input: SaveExpenseRequest,
    kept: string | null,
  ): Promise<ExpenseColumns> {
    const problem = expenseDayProblem(input.day, wallTimeOf(this.clock.now()).day);
    if (problem) throw ValidationFailedError.ofFields([{ field: 'day', message: problem }]);
    const figures = expenseFiguresOf(input, booking.terms.mileage_pence);
    if (Array.isArray(figures)) throw ValidationFailedError.ofFields(figures);
    const { day, kind, note = null, receipt } = input;
    const receipt_id = receipt ? await this.receipts.handIn(booking.id, receipt) : receipt === null ? null : kept;
    return { ...figures, day, kind, note, receipt_id };
  }
}
