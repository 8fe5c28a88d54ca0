export { RejectDialog } from './reject-dialog';
