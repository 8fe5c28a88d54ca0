export { DraftNote } from './draft-note';
export { useDraftedForm, type DraftedForm } from './use-drafted-form';
