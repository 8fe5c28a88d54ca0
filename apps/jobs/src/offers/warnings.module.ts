import { Module } from '@nestjs/common';
import { KitModule } from '../kit/kit.module.js';
import { NeighboursRepository } from './neighbours.repository.js';
import { WarningsService } from './warnings.service.js';

/** What offers and bookings both warn of. */
@Module({ imports: [KitModule], providers: [WarningsService, NeighboursRepository], exports: [WarningsService] })
export class WarningsModule {}
