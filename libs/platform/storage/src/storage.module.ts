import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Storage, STORAGE_BUCKETS } from './storage.service.js';
import { StorageBuckets } from './storage-buckets.service.js';
import { UploadTickets } from './upload-tickets.service.js';

/** Files. The service lists `StorageConfig` among its fragments and names its buckets. */
@Global()
@Module({})
export class StorageModule {
  static forRoot({ buckets }: { buckets: string[] }): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: STORAGE_BUCKETS, useValue: buckets }, Storage, StorageBuckets, UploadTickets],
      exports: [Storage, UploadTickets],
    };
  }
}
