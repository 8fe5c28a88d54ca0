export { ExportBox } from './export-box.js';
export { type HeldFile, HoldsPersonalData, inPages, type PersonalDataHolder } from './personal-data-holder.js';
export { PersonalDataModule, type PersonalDataOptions } from './personal-data.module.js';
