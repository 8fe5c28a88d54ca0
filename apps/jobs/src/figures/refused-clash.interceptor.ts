import { conflictCodes, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { DomainError } from '@crewcall/platform-errors';
import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { FiguresRepository } from './figures.repository.js';

/** Counts what the promise refused, after its transaction: the day alone, neither who nor what. */
@Injectable()
export class RefusedClashInterceptor implements NestInterceptor {
  private readonly logger = new Logger('RefusedClashes');

  constructor(
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof DomainError && error.code === conflictCodes.notFree) await this.count();
        throw error;
      }),
    );
  }

  /** A figure that was not kept changes no answer. */
  private async count(): Promise<void> {
    try {
      await this.figures.addRefused(wallTimeOf(this.clock.now()).day);
    } catch (error) {
      this.logger.warn(`A refused clash was not counted: ${String(error)}`);
    }
  }
}
