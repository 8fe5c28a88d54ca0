import { expenseRoutes, type Expense } from '@crewcall/contracts-bookings';
import {
  AddExpenseDto,
  ApproveExpenseDto,
  DisputeExpenseDto,
  ExpenseDto,
  SaveExpenseDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { ExpensesService } from './expenses.service.js';
import { JudgeExpensesService } from './judge-expenses.service.js';

@Controller()
export class ExpensesController {
  constructor(
    private readonly expenses: ExpensesService,
    private readonly judging: JudgeExpensesService,
  ) {}

  @Get(expenseRoutes.expensesOf())
  @Can('expense:read')
  @ApiOkResponse({ type: [ExpenseDto] })
  list(@CurrentActor() actor: Actor, @Param('id') bookingId: string): Promise<Expense[]> {
    return this.expenses.listOf(actor, bookingId);
  }

  @Post(expenseRoutes.expenses)
  @Can('expense:write')
  @Idempotent()
  @ApiCreatedResponse({ type: ExpenseDto })
  add(@CurrentActor() actor: Actor, @Body() input: AddExpenseDto): Promise<Expense> {
    return this.expenses.add(actor, input);
  }

  @Put(expenseRoutes.expense())
  @Can('expense:write')
  @Idempotent()
  @ApiOkResponse({ type: ExpenseDto })
  change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveExpenseDto): Promise<Expense> {
    return this.expenses.change(actor, id, input);
  }

  @Delete(expenseRoutes.expense())
  @Can('expense:write')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.expenses.remove(actor, id);
  }

  @Put(expenseRoutes.approveExpense())
  @Can('expense:judge')
  @Idempotent()
  @ApiOkResponse({ type: ExpenseDto })
  approve(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: ApproveExpenseDto): Promise<Expense> {
    return this.judging.approve(actor, id, input);
  }

  @Put(expenseRoutes.disputeExpense())
  @Can('expense:judge')
  @Idempotent()
  @ApiOkResponse({ type: ExpenseDto })
  dispute(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: DisputeExpenseDto): Promise<Expense> {
    return this.judging.dispute(actor, id, input);
  }
}
