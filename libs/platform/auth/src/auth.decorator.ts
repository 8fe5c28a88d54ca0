import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Actor } from './actor.js';
import { SignInRequiredError } from './auth.errors.js';

export const REQUIRED_PERMISSION = 'crewcall:permission';

export interface RequiredPermission {
  permission: string;
  /** What a signed-out caller reads instead of the general sentence. */
  signIn?: string;
}

/** Who may call this endpoint: a permission of the service's table. Every endpoint carries `@Can` or `@Public`. */
export const Can = (permission: string, options: { signIn?: string } = {}): MethodDecorator =>
  SetMetadata(REQUIRED_PERMISSION, { permission, ...options } satisfies RequiredPermission);

export interface RequestWithActor {
  method?: string;
  headers: Record<string, string | string[] | undefined>;
  actor?: Actor;
}

const actorOf = (context: ExecutionContext): Actor | undefined =>
  context.switchToHttp().getRequest<RequestWithActor>().actor;

/** The proven caller of an endpoint guarded by `@Can`. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const actor = actorOf(context);
  if (!actor) throw new SignInRequiredError();
  return actor;
});

/** On a `@Public` endpoint: the caller when they sent a valid token, else null. */
export const OptionalActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor | null => actorOf(context) ?? null,
);
