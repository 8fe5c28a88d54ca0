import { Module } from '@nestjs/common';
import { ExternalIdentityRepository } from './external-identity.repository.js';

@Module({ providers: [ExternalIdentityRepository], exports: [ExternalIdentityRepository] })
export class ExternalIdentitiesModule {}
