import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isRecordId } from '@crewcall/contracts-core';
import { RequestContext } from '@crewcall/platform-observability';
import type { Observable } from 'rxjs';
import { PendingChanges } from './pending-changes.service.js';
import { WAITS_FOR } from './waits-for.decorator.js';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** A write sees what was saved a moment ago in another service. Runs before any transaction begins. */
@Injectable()
export class PendingChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly changes: PendingChanges,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const actorId = RequestContext.current()?.actorId;
    if (context.getType() === 'http' && actorId) {
      const { method, body } = context.switchToHttp().getRequest<{ method: string; body?: unknown }>();
      if (!reading.includes(method))
        await Promise.all([actorId, ...this.othersIn(context, body)].map((id) => this.changes.waitFor(id)));
    }
    return next.handle();
  }

  private othersIn(context: ExecutionContext, body: unknown): string[] {
    const fields = this.reflector.get<string[] | undefined>(WAITS_FOR, context.getHandler()) ?? [];
    const given = (body ?? {}) as Record<string, unknown>;

    return fields.map((field) => given[field]).filter(isRecordId);
  }
}
