import { Controller, Get, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Can, Public } from './index.js';
import { PERMISSIONS } from './auth.guard.js';
import { RouteRights } from './route-rights.service.js';

@Controller('silent')
class SilentController {
  @Get()
  nobodySaid() {
    return {};
  }
}

@Controller('torn')
class TornController {
  @Get()
  @Public()
  @Can('note:read')
  both() {
    return {};
  }
}

@Controller('unknown')
class UnknownController {
  @Get()
  @Can('note:burn')
  burn() {
    return {};
  }
}

@Controller('clear')
class ClearController {
  @Get()
  @Can('note:read')
  read() {
    return {};
  }
}

const boot = async (controller: Type) => {
  const providers = [RouteRights, { provide: PERMISSIONS, useValue: { 'note:read': 'signed-in' } }];
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: [controller],
    providers,
  }).compile();
  await module.init();
};

describe('RouteRights', () => {
  it.each([
    ['says nothing of who may call it', SilentController, 'SilentController.nobodySaid: exactly one of'],
    ['says two things at once', TornController, 'TornController.both: exactly one of'],
    ['names a permission nobody defined', UnknownController, 'UnknownController.burn: no permission “note:burn”'],
  ])('refuses to boot with an endpoint that %s', async (_name, controller, words) => {
    await expect(boot(controller)).rejects.toThrow(words);
  });

  it('boots when every endpoint says who may call it', async () => {
    await expect(boot(ClearController)).resolves.toBeUndefined();
  });
});
