import { Global, Module } from '@nestjs/common';
import { Inspector } from './inspector.service.js';
import { PdfPages } from './pdf-pages.service.js';
import { Quarantine } from './quarantine.service.js';
import { Scanner } from './scanner.service.js';

/** Virus scanning. The service lists `ScanningConfig` among its fragments and imports `StorageModule`. */
@Global()
@Module({ providers: [Inspector, PdfPages, Quarantine, Scanner], exports: [PdfPages, Quarantine, Scanner] })
export class ScanningModule {}
