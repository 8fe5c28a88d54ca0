import { Inject, Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Permissions } from '@crewcall/contracts-core';
import { PUBLIC_ROUTE } from '@crewcall/platform-observability';
import { REQUIRED_PERMISSION, type RequiredPermission } from './auth.decorator.js';
import { PERMISSIONS } from './auth.guard.js';

/** Refuses to boot when an endpoint says nothing of who may call it, or names a permission that no one defined. */
@Injectable()
export class RouteRights implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(PERMISSIONS) private readonly permissions: Permissions,
  ) {}

  onModuleInit(): void {
    const problems = this.discovery.getControllers().flatMap(({ instance, name }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((method) => this.problemOf(prototype[method], `${name}.${method}`));
    });
    if (problems.length) throw new Error(`Every endpoint says who may call it:\n${problems.join('\n')}`);
  }

  private problemOf(handler: object | undefined, where: string): string[] {
    if (!handler || (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined) === undefined)
      return [];
    const isPublic = Reflect.getMetadata(PUBLIC_ROUTE, handler) === true;
    const required = Reflect.getMetadata(REQUIRED_PERMISSION, handler) as RequiredPermission | undefined;
    if (isPublic === Boolean(required)) return [`${where}: exactly one of @Public and @Can`];
    if (required && !(required.permission in this.permissions))
      return [`${where}: no permission “${required.permission}”`];
    return [];
  }
}
