import { Module } from '@nestjs/common';
import { NeighboursRepository } from './neighbours.repository.js';
import { WarningsService } from './warnings.service.js';

/** What offers and bookings both warn of. */
@Module({ providers: [WarningsService, NeighboursRepository], exports: [WarningsService] })
export class WarningsModule {}
