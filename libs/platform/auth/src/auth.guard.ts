import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isGranted, type Permissions } from '@crewcall/contracts-core';
import { PUBLIC_ROUTE, RequestContext } from '@crewcall/platform-observability';
import type { Actor } from './actor.js';
import { REQUIRED_PERMISSION, type RequestWithActor, type RequiredPermission } from './auth.decorator.js';
import { AccessDeniedError, SignInRequiredError } from './auth.errors.js';
import { TokenVerifier } from './token-verifier.service.js';

export const PERMISSIONS = Symbol('PERMISSIONS');

function bearerOf({ headers }: RequestWithActor): string | undefined {
  const header = headers.authorization;
  // Longer than any token of ours is not worth a signature check.
  if (typeof header !== 'string' || header.length > 4096) return undefined;
  return /^Bearer (\S+)$/i.exec(header)?.[1];
}

/** Proves the caller and asks the service's table whether that role may. Ownership is the use case's own first line. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
    @Inject(PERMISSIONS) private readonly permissions: Permissions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = bearerOf(request);
    if (this.reflector.get<boolean>(PUBLIC_ROUTE, handler)) {
      // A stale token must not keep anyone from a public page.
      if (token) await this.identify(request, token).catch(() => undefined);
      return true;
    }
    const required = this.reflector.get<RequiredPermission | undefined>(REQUIRED_PERMISSION, handler);
    const actor = token ? await this.identify(request, token).catch(() => undefined) : undefined;
    if (!actor) throw new SignInRequiredError(required?.signIn);
    const allowed = required ? this.permissions[required.permission] : undefined;
    if (!allowed || !isGranted(allowed, actor.role)) throw new AccessDeniedError();
    return true;
  }

  private async identify(request: RequestWithActor, token: string): Promise<Actor> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const actor = await this.tokens.verify(token, isRead ? 'read' : 'write');
    request.actor = actor;
    RequestContext.setActor(actor.id);
    return actor;
  }
}
