export { beginsAs, contentTypeOf, type FileKind, formatBytes, kindOfName } from './content/file-kind.rules.js';
export type { OutlinedLine } from './content/pdf-pages.js';
export { PdfPages } from './pdf-pages.service.js';
export { markPicture, PictureTooLargeError, renderPicture } from './picture.js';
export { Quarantine, type QuarantinedFile } from './quarantine.service.js';
export { Scanner, type ScanOptions, type Verdict } from './scanner.service.js';
export { ScannerBusyError, ScannerUnavailableError } from './scanning.errors.js';
export { ScanningConfig } from './scanning.config.js';
export { ScanningModule } from './scanning.module.js';
