export { CallSheetPage } from './components/call-sheet-page';
export { SheetDeskPage } from './components/sheet-desk-page';
export { keepSheets } from './offline/keep-sheets';
export { ownCopies } from './offline/copies.storage';
export { dropOthers } from './offline/offline-database';
export { sendKeptTaps } from './offline/send-kept-taps';
