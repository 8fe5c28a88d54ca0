import { Global, Module } from '@nestjs/common';
import { Inspector } from './inspector.js';
import { Scanner } from './scanner.service.js';

/** Virus scanning. The service lists `ScanningConfig` among its fragments. */
@Global()
@Module({ providers: [Inspector, Scanner], exports: [Scanner] })
export class ScanningModule {}
