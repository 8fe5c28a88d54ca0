import { Global, Module } from '@nestjs/common';
import { Scanner } from './scanner.service.js';

/** Virus scanning. The service lists `ScanningConfig` among its fragments. */
@Global()
@Module({ providers: [Scanner], exports: [Scanner] })
export class ScanningModule {}
