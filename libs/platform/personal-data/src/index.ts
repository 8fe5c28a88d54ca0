export { ExportBox } from './export-box.js';
export {
  type ExportedFile,
  ExportsPersonalData,
  inPages,
  type PersonalDataExporter,
} from './personal-data-exporter.js';
export { PersonalDataModule, type PersonalDataOptions } from './personal-data.module.js';
