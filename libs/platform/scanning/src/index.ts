export { beginsAs, contentTypeOf, type FileKind, formatBytes, kindOfName } from './content/file-kind.rules.js';
export { Scanner, type ScanOptions, type Verdict } from './scanner.service.js';
export { ScannerBusyError, ScannerUnavailableError } from './scanning.errors.js';
export { ScanningConfig } from './scanning.config.js';
export { ScanningModule } from './scanning.module.js';
