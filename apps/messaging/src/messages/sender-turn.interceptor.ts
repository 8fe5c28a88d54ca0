import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Actor } from '@crewcall/platform-auth';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TooFastError } from './message.errors.js';

const WAITING = 100;

/**
 * One message of a person at a time in this process, before a transaction begins. They would wait for the same
 * conversation anyway, but each with a connection of its own, until there were none for others.
 */
@Injectable()
export class SenderTurnInterceptor implements NestInterceptor {
  /** Of each sender, how many are sent or wait, and when the last of them is over. */
  private readonly turns = new Map<string, { count: number; over: Promise<unknown> }>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor } = context.switchToHttp().getRequest<{ actor: Actor }>();
    return from(this.inTurn(actor.id, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  // A chain of promises, not a queue that runs them: each goes on with the context of its own request.
  private async inTurn<T>(senderId: string, carryOut: () => Promise<T>): Promise<T> {
    const { count, over } = this.turns.get(senderId) ?? { count: 0, over: Promise.resolve() };
    if (count > WAITING) throw new TooFastError(1);
    const turn = over.then(carryOut, carryOut);
    this.turns.set(senderId, { count: count + 1, over: turn });
    try {
      return await turn;
    } finally {
      const left = this.turns.get(senderId);
      if (left && left.count > 1) left.count -= 1;
      else this.turns.delete(senderId);
    }
  }
}
