import { bookingsRoutes, type Estimate, type Role } from '@crewcall/contracts-bookings';
import { EstimateDto, EstimateRequestDto, RoleDto, SaveRoleDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { RolesService } from './roles.service.js';
import { SaveRoleService } from './save-role.service.js';

@Controller()
export class RolesController {
  constructor(
    private readonly reading: RolesService,
    private readonly saving: SaveRoleService,
  ) {}

  @Get(bookingsRoutes.rolesOf())
  @Public()
  @ApiOkResponse({ type: RoleDto, isArray: true })
  list(@OptionalActor() actor: Actor | null, @Param('id') jobId: string): Promise<Role[]> {
    return this.reading.rolesOf(actor, jobId);
  }

  @Post(bookingsRoutes.rolesOf())
  @Can('call:edit')
  @Idempotent()
  @ApiCreatedResponse({ type: RoleDto })
  add(@CurrentActor() actor: Actor, @Param('id') jobId: string, @Body() input: SaveRoleDto): Promise<Role> {
    return this.saving.add(actor, jobId, input);
  }

  @Put(bookingsRoutes.role())
  @Can('call:edit')
  @Idempotent()
  @ApiOkResponse({ type: RoleDto })
  change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveRoleDto): Promise<Role> {
    return this.saving.change(actor, id, input);
  }

  @Delete(bookingsRoutes.role())
  @Can('call:edit')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.saving.remove(actor, id);
  }

  @Post(bookingsRoutes.estimate)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: EstimateDto })
  estimate(@Body() input: EstimateRequestDto): Estimate {
    return this.reading.estimate(input);
  }
}
