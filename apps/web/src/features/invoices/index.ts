export { InvoicePage } from './components/invoice-page';
export { InvoicesPage } from './components/invoices-page';
