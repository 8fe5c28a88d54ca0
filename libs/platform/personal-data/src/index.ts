export { ExportBox } from './export-box.service.js';
export {
  type ExportedFile,
  ExportsPersonalData,
  inPages,
  type PersonalDataExporter,
} from './personal-data-exporter.js';
export { PersonalDataParts } from './personal-data-parts.service.js';
export { AFTER_LAST_ATTEMPT_MS, removeDeadLetters } from './remove-dead-letters.task.js';
export { PersonalDataModule, type PersonalDataOptions } from './personal-data.module.js';
