import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { LiveError } from './live.errors.js';
import type { LiveSocket } from './live-server.service.js';

/** Lets messages of authenticated sockets through, and no others. */
@Injectable()
export class SocketActorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToWs().getClient<LiveSocket>().data.userId) return true;
    throw new LiveError('AUTH_REQUIRED');
  }
}
