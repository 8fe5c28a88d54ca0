export { CallSheetPage } from './components/call-sheet-page';
export { SheetDeskPage } from './components/sheet-desk-page';
