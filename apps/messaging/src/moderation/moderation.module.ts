import { Module } from '@nestjs/common';
import { ModerationConsumer } from './moderation.consumer.js';
import { RemovalsRepository } from './removals.repository.js';
import { RemovalsService } from './removals.service.js';

@Module({ providers: [RemovalsService, RemovalsRepository, ModerationConsumer] })
export class ModerationModule {}
