import { Module } from '@nestjs/common';
import { ExternalIdentitiesService } from './external-identities.service.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';

@Module({
  providers: [ExternalIdentitiesService, ExternalIdentityRepository],
  exports: [ExternalIdentitiesService, ExternalIdentityRepository],
})
export class ExternalIdentitiesModule {}
