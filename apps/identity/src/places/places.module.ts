import { Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Gazetteer } from './gazetteer/gazetteer.provider.js';
import { NominatimClient } from './nominatim/nominatim.client.js';
import { Nominatim } from './nominatim/nominatim.provider.js';
import { UpstreamTurns } from './nominatim/upstream-turns.service.js';
import { PlaceProvider } from './place-provider.js';
import { PlacesConfig } from './places.config.js';
import { PlacesController } from './places.controller.js';
import { PlacesService } from './places.service.js';
import { TownPoints } from './town-points.service.js';

// Only the chosen one is made: no process pays for a gazetteer that is not asked.
const provider = {
  provide: PlaceProvider,
  inject: [PlacesConfig, ModuleRef],
  useFactory: (config: PlacesConfig, modules: ModuleRef): Promise<PlaceProvider> =>
    modules.create<PlaceProvider>(config.provider === 'nominatim' ? Nominatim : Gazetteer),
};

@Module({
  controllers: [PlacesController],
  providers: [PlacesService, TownPoints, NominatimClient, UpstreamTurns, provider],
  exports: [TownPoints],
})
export class PlacesModule {}
