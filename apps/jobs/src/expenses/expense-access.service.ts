import { isContested, type OfferSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { BookingMissingError } from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';
import { sideOf } from '../parties/party.policy.js';
import { BookingWithoutExpensesError, ExpenseMissingError, ExpenseMovedError } from './expense.errors.js';
import { type ExpenseBooking, ExpenseRepository, type StoredExpense } from './expense.repository.js';

const takesExpenses = ({ state, has_worked }: ExpenseBooking): boolean =>
  state !== 'cancelled' && (has_worked || !isContested(state));

/** Expenses for those who may: the two parties, and for every other user they do not exist. */
@Injectable()
export class ExpenseAccess {
  constructor(private readonly expenses: ExpenseRepository) {}

  /** @throws BookingMissingError for every user but its parties */
  async bookingOfParty(actor: Actor, bookingId: string): Promise<ExpenseBooking> {
    const booking = await this.expenses.findBooking(bookingId);
    if (!booking || !sideOf(actor, booking)) throw new BookingMissingError();
    return booking;
  }

  /** For crew who add to it. @throws BookingWithoutExpensesError where it was cancelled or not attended */
  async holdOwn(actor: Actor, bookingId: string): Promise<ExpenseBooking> {
    const booking = await this.expenses.findBooking(bookingId, true);
    if (!booking || sideOf(actor, booking) !== 'freelancer') throw new BookingMissingError();
    if (!takesExpenses(booking)) throw new BookingWithoutExpensesError();
    return booking;
  }

  async readExpense(actor: Actor, id: string): Promise<StoredExpense> {
    const expense = await this.expenses.findExpense(id);
    if (!expense || !sideOf(actor, expense)) throw new ExpenseMissingError();
    return expense;
  }

  /** For one side, held until the transaction ends. @throws ExpenseMovedError where another version was read */
  async holdExpense(actor: Actor, id: string, side: OfferSide, version?: number): Promise<StoredExpense> {
    const expense = await this.expenses.lockExpense(id);
    if (!expense || sideOf(actor, expense) !== side) throw new ExpenseMissingError();
    if (version !== undefined && version !== expense.version) throw new ExpenseMovedError();
    return expense;
  }
}
