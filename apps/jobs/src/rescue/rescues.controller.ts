import {
  rescueRoutes,
  bookingsRoutes,
  type Rescue,
  type RescuePathMove,
  type RoleRescue,
} from '@crewcall/contracts-bookings';
import {
  LeaveOutDto,
  NearQueryDto,
  RaiseDto,
  RescueDto,
  RoleRescueDto,
  SaveRescueSettingsDto,
  StartRescueDto,
  WidenDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { PostPubliclyService } from './post-publicly.service.js';
import { RescuesService } from './rescues.service.js';
import { StartRescueService } from './start-rescue.service.js';
import { SteerRescueService } from './steer-rescue.service.js';

const Steers = (move: RescuePathMove): MethodDecorator =>
  applyDecorators(
    Put(rescueRoutes.rescueMove(':id', move)),
    Can('rescue:run'),
    Idempotent(),
    ApiOkResponse({ type: RescueDto }),
  );

@Controller()
export class RescuesController {
  constructor(
    private readonly rescues: RescuesService,
    private readonly starting: StartRescueService,
    private readonly steering: SteerRescueService,
    private readonly posting: PostPubliclyService,
  ) {}

  @Get(rescueRoutes.rescueOf())
  @Can('rescue:run')
  @ApiOkResponse({ type: RoleRescueDto })
  ofRole(@CurrentActor() actor: Actor, @Param('id') roleId: string, @Query() near: NearQueryDto): Promise<RoleRescue> {
    return this.rescues.ofRole(actor, roleId, near);
  }

  @Post(rescueRoutes.rescueOf())
  @Can('rescue:run')
  @Idempotent()
  @ApiCreatedResponse({ type: RescueDto })
  async start(
    @CurrentActor() actor: Actor,
    @Param('id') roleId: string,
    @Body() input: StartRescueDto,
  ): Promise<Rescue> {
    return this.rescues.getRescue(actor, await this.starting.start(actor, roleId, input));
  }

  @Get(rescueRoutes.rescue())
  @Can('rescue:run')
  @ApiOkResponse({ type: RescueDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Rescue> {
    return this.rescues.getRescue(actor, id);
  }

  @Steers('stop')
  async stop(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Rescue> {
    await this.steering.stop(actor, id);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('next')
  async next(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Rescue> {
    await this.steering.askNext(actor, id);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('widen')
  async widen(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { miles }: WidenDto): Promise<Rescue> {
    await this.steering.widen(actor, id, miles);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('raise')
  async raise(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: RaiseDto): Promise<Rescue> {
    await this.steering.raise(actor, id, input.amount_pence);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('settings')
  async change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: SaveRescueSettingsDto,
  ): Promise<Rescue> {
    await this.steering.change(actor, id, input);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('people')
  async leaveOut(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: LeaveOutDto): Promise<Rescue> {
    await this.steering.leaveOut(actor, id, input.left_out);
    return this.rescues.getRescue(actor, id);
  }

  @Steers('post')
  async post(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Rescue> {
    await this.posting.post(actor, id);
    return this.rescues.getRescue(actor, id);
  }

  @Put(bookingsRoutes.offerMove(':id', 'seen'))
  @Can('offer:move')
  @HttpCode(204)
  @ApiNoContentResponse()
  seen(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.rescues.markSeen(actor, id);
  }
}
